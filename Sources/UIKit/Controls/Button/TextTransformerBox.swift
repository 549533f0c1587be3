import CoreGraphics
import Foundation

/// A transformer of text in a configuration, for comparing, as `ColorTransformerBox`.
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
