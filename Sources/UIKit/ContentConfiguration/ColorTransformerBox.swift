import CoreGraphics

/// A color transformer with an identity for comparisons.
///
/// Closures cannot be compared. Each transformer that is set is therefore unequal to all others, but equal in copies of
/// the configuration.
struct ColorTransformerBox: Hashable {
  private final class Identity: Sendable {}
  let transformer: UIConfigurationColorTransformer
  private let identity = Identity()

  init?(_ transformer: UIConfigurationColorTransformer?) {
    guard let transformer else { return nil }
    self.transformer = transformer
  }

  static func == (first: ColorTransformerBox, second: ColorTransformerBox) -> Bool {
    first.identity === second.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
