/// The quality in which the pages of a print job are drawn.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// The quality of the printed page.
  case best = 0
  /// A lower quality that is drawn faster, for a preview.
  case responsive = 1
}
