/// A class other than a view that declares texts for assistive technologies, such as an item of a bar. Its subclasses can
/// override them, and a protocol of an application can require them.
@MainActor protocol LabeledObject: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
}
