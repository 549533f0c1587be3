import Foundation

/// Changes the attributes of a configuration's text when it is set.
public struct UIConfigurationTextAttributesTransformer {
  /// What makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that does what `transform` says.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The attributes that become of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
