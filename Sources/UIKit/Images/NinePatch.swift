/// The positions of the nine parts of a resizable image: four corners, four edges and the middle.
struct NinePatch {
  struct Piece {
    /// The rectangle of a part in the image, in points from the top left corner.
    var source: CGRect
    var target: CGRect
    var stretchesHorizontally: Bool
    var stretchesVertically: Bool
    var isCorner: Bool { !stretchesHorizontally && !stretchesVertically }
  }

  private(set) var pieces: [Piece] = []

  init(imageSize size: CGSize, insets: UIEdgeInsets, rect: CGRect) {
    // If the caps are larger than the image or the target, there is no space between them.
    func slices(_ startCap: CGFloat, _ endCap: CGFloat, _ length: CGFloat, _ start: CGFloat, _ target: CGFloat) -> [(
      sourceStart: CGFloat, sourceLength: CGFloat, targetStart: CGFloat, targetLength: CGFloat, stretches: Bool
    )] {
      let startCap = min(max(0, startCap), length)
      let endCap = min(max(0, endCap), length - startCap)
      let factor = startCap + endCap > target && startCap + endCap > 0 ? target / (startCap + endCap) : 1
      let (targetStartCap, targetEndCap) = (startCap * factor, endCap * factor)
      return [
        (0, startCap, start, targetStartCap, false),
        (startCap, length - startCap - endCap, start + targetStartCap, target - targetStartCap - targetEndCap, true),
        (length - endCap, endCap, start + target - targetEndCap, targetEndCap, false),
      ].filter { $0.1 > 0 && $0.3 > 0 }
    }
    for row in slices(insets.top, insets.bottom, size.height, rect.minY, rect.height) {
      for column in slices(insets.left, insets.right, size.width, rect.minX, rect.width) {
        pieces.append(
          Piece(
            source: CGRect(
              x: column.sourceStart, y: row.sourceStart, width: column.sourceLength, height: row.sourceLength),
            target: CGRect(
              x: column.targetStart, y: row.targetStart, width: column.targetLength, height: row.targetLength),
            stretchesHorizontally: column.stretches, stretchesVertically: row.stretches))
      }
    }
  }
}
