import CoreGraphics
import RuntimeInterface

/// The photographic parts of a frame in one image, which is sent compressed. With one image for all parts, the tables of the
/// JPEG format are sent only once, and the browser's decoder is called only once.
struct PhotoAtlas {
  /// A part of the window and its place in the image.
  struct Piece: Equatable {
    let rect: PixelRect
    let x: Int
    let y: Int
  }

  /// The maximum width of the image in pixels, unless a part is wider.
  private static let preferredWidth = 2048

  /// The parts of the window, with their places in the image.
  let pieces: [Piece]
  /// The size of the image in pixels.
  let width: Int
  let height: Int

  /// Places parts of the window in rows, the tallest parts first. The places begin at multiples of a tile's side, so no
  /// block of JPEG contains two parts.
  ///
  /// - Parameter rects: The parts, at least one.
  init(_ rects: [PixelRect]) {
    func padded(_ value: Int) -> Int { (value + PhotoTiles.side - 1) / PhotoTiles.side * PhotoTiles.side }
    let limit = rects.reduce(PhotoAtlas.preferredWidth) { max($0, padded($1.width)) }
    var pieces: [Piece] = []
    var (x, y, rowHeight, width) = (0, 0, 0, 0)
    for rect in rects.sorted(by: { ($0.height, $0.width, $0.y, $0.x) > ($1.height, $1.width, $1.y, $1.x) }) {
      if x + padded(rect.width) > limit {
        y += rowHeight
        (x, rowHeight) = (0, 0)
      }
      pieces.append(Piece(rect: rect, x: x, y: y))
      x += padded(rect.width)
      rowHeight = max(rowHeight, padded(rect.height))
      width = max(width, x)
    }
    self.pieces = pieces
    self.width = width
    height = y + rowHeight
  }

  /// Returns the image, with the parts copied to their places. The rest of their last blocks repeats the last pixels, because an edge
  /// inside a block would be visible beside it.
  ///
  /// - Parameter pixels: The pixels of the window.
  func picture(of pixels: PixelTarget) -> PixelBuffer {
    let picture = PixelBuffer(width: width, height: height, hasAlpha: false)
    let side = PhotoTiles.side
    for piece in pieces {
      let rect = piece.rect
      let paddedWidth = (rect.width + side - 1) / side * side
      for y in 0..<(rect.height + side - 1) / side * side {
        let source = pixels.base + (rect.y + min(y, rect.height - 1)) * pixels.bytesPerRow + rect.x * 4
        let target = picture.base + (piece.y + y) * picture.bytesPerRow + piece.x * 4
        target.copyMemory(from: source, byteCount: rect.width * 4)
        let row = target.assumingMemoryBound(to: UInt32.self)
        for x in rect.width..<paddedWidth { row[x] = row[rect.width - 1] }
      }
    }
    return picture
  }
}
