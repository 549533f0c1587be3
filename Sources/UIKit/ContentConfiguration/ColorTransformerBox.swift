import CoreGraphics

/// A color transformer that can be compared for equality.
///
/// Closures cannot be compared. A box is therefore equal only to its own copies, such as those in copies of a
/// configuration.
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
