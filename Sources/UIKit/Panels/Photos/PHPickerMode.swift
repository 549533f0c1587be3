/// A layout of the pictures in a photo picker.
public struct PHPickerMode: Hashable, Sendable {
  let isCompact: Bool
  /// A grid of pictures with several rows.
  public static let `default` = PHPickerMode(isCompact: false)
  /// One row of pictures, which scrolls horizontally.
  public static let compact = PHPickerMode(isCompact: true)
}
