import CoreGraphics
import Foundation

/// A text transformer with an identity. Configurations are compared by the identities because closures cannot be
/// compared.
struct TextTransformerBox: Hashable {
  private final class Identity: Sendable {}
  let transformer: UIConfigurationTextAttributesTransformer
  private let identity = Identity()

  init?(_ transformer: UIConfigurationTextAttributesTransformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (first: TextTransformerBox, second: TextTransformerBox) -> Bool { first.identity === second.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
