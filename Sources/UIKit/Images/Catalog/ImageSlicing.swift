import Foundation

/// The slices of a resizable bitmap in an image set, read from the object `resizing` in `Contents.json`.
struct ImageSlicing: Sendable {
  private let insets: UIEdgeInsets
  private let mode: UIImage.ResizingMode
  private let isHorizontal: Bool
  private let isVertical: Bool

  /// Reads the slices. Lengths are in pixels of the bitmap. The result is nil if nothing is sliced.
  ///
  /// - Parameter contents: The object `resizing` of the bitmap's entry in `Contents.json`.
  init?(_ contents: CatalogContents) {
    switch contents.text("mode") {
    case "9-part": (isHorizontal, isVertical) = (true, true)
    case "3-part-horizontal": (isHorizontal, isVertical) = (true, false)
    case "3-part-vertical": (isHorizontal, isVertical) = (false, true)
    default: return nil
    }
    let caps = contents.object("cap-insets")
    func capLength(_ key: String, _ isSliced: Bool) -> CGFloat { isSliced ? max(0, caps?.number(key) ?? 0) : 0 }
    insets = UIEdgeInsets(
      top: capLength("top", isVertical), left: capLength("left", isHorizontal), bottom: capLength("bottom", isVertical),
      right: capLength("right", isHorizontal))
    // The middle is stretched unless its mode is "tile". Older versions of Xcode write "fill" for stretching.
    mode = contents.object("center")?.text("mode") == "tile" ? .tile : .stretch
  }

  /// Sets the cap insets and the resizing mode of an image's drawing properties.
  func apply(to values: inout ImageDrawingProperties) {
    let scale = values.scale
    values.capInsets = UIEdgeInsets(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale, right: insets.right / scale)
    values.resizingMode = mode
  }
}
