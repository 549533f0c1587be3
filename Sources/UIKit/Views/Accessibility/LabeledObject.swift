/// A class that is no view and has a label for assistive technologies of its own, such as an item of a bar.
@MainActor protocol LabeledObject: AnyObject {
  var accessibilityLabel: String? { get set }
}
