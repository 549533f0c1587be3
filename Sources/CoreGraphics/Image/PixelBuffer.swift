import Foundation

/// A rectangle of pixels in memory: premultiplied, 32 bits, native-endian `0xAARRGGBB`, rows from top to bottom.
///
/// This is the one pixel format of the system: images, the backing stores of layers, bitmap contexts and the surfaces
/// of hosts all have it, so that nothing is ever converted on the way to the screen (cairo and pixman call it ARGB32).
package final class PixelBuffer: @unchecked Sendable {
  /// Size in pixels; both at least 1.
  package let width: Int
  package let height: Int
  /// Distance of two rows in bytes, a multiple of 4.
  package let bytesPerRow: Int
  /// The first pixel of the top row. Of a deferred buffer the pixels are made now.
  package var base: UnsafeMutableRawPointer {
    if let pixels { return pixels }
    return makePixels().pixels
  }
  /// False says that every pixel is opaque, whatever its alpha byte holds while it is drawn (cairo leaves 0 there): the
  /// format is then x8r8g8b8, and the compositor copies instead of blending. Whoever finishes such a buffer calls
  /// `finishOpaque()`, because copies land in bitmaps that do have alpha.
  package let hasAlpha: Bool

  /// What keeps the pixels, for who needs them longer than the buffer. Of a deferred buffer they are made now.
  package var memory: Memory {
    if let owner { return owner }
    return makePixels().owner
  }

  @exclusivity(unchecked) private var pixels: UnsafeMutableRawPointer?
  @exclusivity(unchecked) private var owner: Memory?
  /// What a deferred buffer holds while it has no pixels: letters of one colour on nothing. Nil when there are pixels, or
  /// nothing at all.
  @exclusivity(unchecked) package private(set) var letters: LetterMask?
  /// No pixels have been made yet.
  package var isDeferred: Bool { pixels == nil }

  /// Outside of this every pixel is transparent; nil when that is not known. Main thread.
  @exclusivity(unchecked) package var ink: PixelRect?
  /// What the compositor remembers of the buffer. Main thread.
  @exclusivity(unchecked) package var attachment: AnyObject?

  /// Allocates a buffer with every byte zero (transparent black). Sizes below 1 become 1.
  package init(width: Int, height: Int, hasAlpha: Bool = true) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.hasAlpha = hasAlpha
    // Rows start on 16 bytes: the SIMD loops of cairo and of our compositor then start aligned.
    bytesPerRow = (self.width * 4 + 15) & ~15
    guard let memory = calloc(1, bytesPerRow * self.height + 16) else {
      fatalError("PixelBuffer: no memory for \(self.width) × \(self.height) pixels")
    }
    pixels = memory
    owner = Memory(memory) { free($0) }
  }

  /// A transparent buffer whose pixels are made when somebody asks for them. Until then it takes letters of one colour
  /// (`add`), which need a byte a pixel and no more pixels than they cover: labels are nothing else. Main thread.
  package init(deferredWidth width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    hasAlpha = true
    bytesPerRow = (self.width * 4 + 15) & ~15
  }

  /// Wraps memory that somebody else allocated; `release` is called once, when the buffer goes.
  package init(
    width: Int, height: Int, bytesPerRow: Int, base: UnsafeMutableRawPointer, hasAlpha: Bool,
    release: ((UnsafeMutableRawPointer) -> Void)?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.hasAlpha = hasAlpha
    pixels = base
    owner = Memory(base, release)
  }

  /// Draws a colour (premultiplied) over what is there, as far as `coverage` says, without pixels. `rect` lies inside of
  /// the buffer. False when that cannot be: there are pixels, or letters of another colour, or what lies there shines through.
  package func add(_ coverage: UnsafePointer<UInt8>, stride: Int, in rect: PixelRect, color: UInt32) -> Bool {
    guard pixels == nil else { return false }
    if let letters {
      guard letters.color == color, color >> 24 == 255 || !letters.touches(coverage, stride: stride, in: rect) else {
        return false
      }
      if letters.rect.contains(rect) {
        letters.add(coverage, stride: stride, in: rect)
      } else {
        // A second line: the others will follow.
        let whole = LetterMask(PixelRect(x: 0, y: 0, width: width, height: height), color: color)
        whole.add(letters.bytes, stride: letters.stride, in: letters.rect)
        whole.add(coverage, stride: stride, in: rect)
        self.letters = whole
      }
    } else {
      letters = LetterMask(rect, color: color, copying: coverage, stride: stride)
    }
    return true
  }

  /// Whether nothing has been drawn into a deferred buffer.
  package var isUntouched: Bool { pixels == nil && letters == nil }

  private func makePixels() -> (pixels: UnsafeMutableRawPointer, owner: Memory) {
    guard let memory = calloc(1, bytesPerRow * height + 16) else {
      fatalError("PixelBuffer: no memory for \(width) × \(height) pixels")
    }
    letters?.draw(to: memory, bytesPerRow: bytesPerRow)
    letters = nil
    let owner = Memory(memory) { free($0) }
    pixels = memory
    self.owner = owner
    return (memory, owner)
  }

  /// Memory that is given back when the last that needs it goes.
  package final class Memory: Sendable {
    private nonisolated(unsafe) let base: UnsafeMutableRawPointer
    private nonisolated(unsafe) let release: ((UnsafeMutableRawPointer) -> Void)?

    fileprivate init(_ base: UnsafeMutableRawPointer, _ release: ((UnsafeMutableRawPointer) -> Void)?) {
      self.base = base
      self.release = release
    }

    deinit { release?(base) }
  }

  /// Sets the alpha of every pixel to 255 where `hasAlpha` is false; otherwise nothing. O(pixels).
  package func finishOpaque() {
    guard !hasAlpha else { return }
    for y in 0..<height {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] |= 0xFF00_0000 }
    }
  }

  /// The pixel at (`x`, `y`), counted from the top left. For tests and slow paths; traps outside the buffer.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && y >= 0 && x < width && y < height)
      return base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
    set {
      precondition(x >= 0 && y >= 0 && x < width && y < height)
      base.storeBytes(of: newValue, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
  }
}
