/// A class other than a view that declares a label for assistive technologies, such as an item of a bar.
@MainActor protocol LabeledObject: AnyObject {
  var accessibilityLabel: String? { get set }
}
