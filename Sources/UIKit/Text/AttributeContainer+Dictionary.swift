import Foundation

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary, as for `NSAttributedString`. Unknown keys are left out.
  ///
  /// - Parameter dictionary: The attributes, such as `.font` and `.foregroundColor`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = TextAttributeBridge.makeContainer(dictionary) }
}
