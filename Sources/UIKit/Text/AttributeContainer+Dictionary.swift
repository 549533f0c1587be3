import Foundation

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary whose keys are those of `NSAttributedString`. Unknown keys
  /// are ignored.
  ///
  /// - Parameter dictionary: The attributes, such as `.font` and `.foregroundColor`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = TextAttributeBridge.makeContainer(dictionary) }
}
