import Foundation

/// A function that transforms the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the transformed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  ///
  /// - Parameter transform: A closure that returns the transformed attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the transformed attributes. With this method, a transformer can be called like a function.
  ///
  /// - Parameter input: The original attributes.
  /// - Returns: The transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
