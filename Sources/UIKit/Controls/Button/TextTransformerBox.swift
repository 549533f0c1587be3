import CoreGraphics
import Foundation

/// A text transformer with an identity. Because closures cannot be compared, configurations compare the identities of
/// their transformers.
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
