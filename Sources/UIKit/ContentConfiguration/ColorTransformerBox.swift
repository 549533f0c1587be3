import CoreGraphics

/// A transformer in a configuration, for comparing: functions cannot be compared, so every one that is set is another
/// one, and a copy of a configuration equals its original.
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
