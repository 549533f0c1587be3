import Foundation

/// A rectangle of pixels in memory, in rows from top to bottom. A pixel is a native-endian 32-bit number `0xAARRGGBB`
/// with premultiplied components.
///
/// Images, backing stores of layers, bitmap contexts and the surfaces of hosts all use this format. Pixels are
/// therefore never converted when they are drawn to the screen. In cairo and pixman, the format is ARGB32.
package final class PixelBuffer: @unchecked Sendable {
  /// The width in pixels, at least 1.
  package let width: Int
  /// The height in pixels, at least 1.
  package let height: Int
  /// The number of bytes per row, a multiple of 4.
  package let bytesPerRow: Int
  /// A pointer to the first pixel of the top row. Reading this property of a deferred buffer allocates the pixels.
  package var base: UnsafeMutableRawPointer {
    if let pixels { return pixels }
    return makePixels().pixels
  }
  /// Indicates whether pixels can be transparent.
  ///
  /// If false, every pixel is opaque, and the alpha byte can have any value during drawing (cairo writes 0). The format
  /// is then x8r8g8b8, and the compositor copies pixels instead of blending them. After drawing to such a buffer, call
  /// `makeOpaqueIfNeeded()`, because its pixels may be copied to bitmaps with alpha.
  package let hasAlpha: Bool

  /// The owner of the pixels. Retain it to use the pixels after the buffer is deallocated. Reading this property of a
  /// deferred buffer allocates the pixels.
  package var memory: Memory {
    if let owner { return owner }
    return makePixels().owner
  }

  @exclusivity(unchecked) private var pixels: UnsafeMutableRawPointer?
  @exclusivity(unchecked) private var owner: Memory?
  /// The glyphs of one color that a deferred buffer stores instead of pixels. The value is nil if the buffer has pixels
  /// or no content.
  @exclusivity(unchecked) package private(set) var letters: GlyphCoverage?
  /// Indicates whether the pixels have not been allocated yet.
  package var isDeferred: Bool { pixels == nil }

  /// The rectangle that contains all pixels that are not transparent, or nil if it is not known. Use it on the main
  /// thread only.
  @exclusivity(unchecked) package var inkBounds: PixelRect?
  /// The compositor's source object for this buffer, or nil before the buffer is first drawn. Use it on the main thread
  /// only.
  @exclusivity(unchecked) package var attachment: AnyObject?

  /// Creates a buffer of zeros (transparent black). A width or height below 1 is replaced by 1.
  package init(width: Int, height: Int, hasAlpha: Bool = true) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.hasAlpha = hasAlpha
    // Rows begin at multiples of 16 bytes, so that the SIMD loops of cairo and of our compositor start aligned.
    bytesPerRow = (self.width * 4 + 15) & ~15
    guard let memory = calloc(1, bytesPerRow * self.height + 16) else {
      fatalError("PixelBuffer: cannot allocate \(self.width) × \(self.height) pixels")
    }
    pixels = memory
    owner = Memory(memory) { free($0) }
  }

  /// Creates a transparent buffer that allocates its pixels on first use. Call it on the main thread only.
  ///
  /// Before its pixels are first used, the buffer can store glyphs of one color, which `add` draws. The glyphs need a
  /// byte for each pixel of their area. Labels usually need no more than this.
  package init(deferredWidth width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    hasAlpha = true
    bytesPerRow = (self.width * 4 + 15) & ~15
  }

  /// Creates a buffer that uses memory of other code. `release` is called once, when the last owner of the memory is
  /// deallocated.
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

  /// Draws a premultiplied color with `coverage` in `rect` without allocating pixels. Returns `false` without drawing
  /// if this is not possible. `rect` must be inside the buffer.
  ///
  /// Drawing without pixels is not possible if the buffer already has pixels, if it contains glyphs of another color,
  /// or if glyphs in a color that is not opaque would overlap.
  package func add(_ coverage: UnsafePointer<UInt8>, stride: Int, in rect: PixelRect, color: UInt32) -> Bool {
    guard pixels == nil else { return false }
    if let letters {
      guard letters.color == color, color >> 24 == 255 || !letters.overlapsText(coverage, stride: stride, in: rect)
      else {
        return false
      }
      if letters.rect.contains(rect) {
        letters.add(coverage, stride: stride, in: rect)
      } else {
        // This is the second line of text. The mask is enlarged to the size of the buffer, because more lines will
        // probably be added.
        let fullMask = GlyphCoverage(PixelRect(x: 0, y: 0, width: width, height: height), color: color)
        fullMask.add(letters.bytes, stride: letters.stride, in: letters.rect)
        fullMask.add(coverage, stride: stride, in: rect)
        self.letters = fullMask
      }
    } else {
      letters = GlyphCoverage(rect, color: color, copying: coverage, stride: stride)
    }
    return true
  }

  /// Indicates whether the buffer is deferred and nothing has been drawn to it.
  package var isUntouched: Bool { pixels == nil && letters == nil }

  private func makePixels() -> (pixels: UnsafeMutableRawPointer, owner: Memory) {
    guard let memory = calloc(1, bytesPerRow * height + 16) else {
      fatalError("PixelBuffer: cannot allocate \(width) × \(height) pixels")
    }
    letters?.draw(to: memory, bytesPerRow: bytesPerRow)
    letters = nil
    let owner = Memory(memory) { free($0) }
    pixels = memory
    self.owner = owner
    return (memory, owner)
  }

  /// The memory of pixels, which is released when its last owner is deallocated.
  package final class Memory: Sendable {
    private nonisolated(unsafe) let base: UnsafeMutableRawPointer
    private nonisolated(unsafe) let release: ((UnsafeMutableRawPointer) -> Void)?

    fileprivate init(_ base: UnsafeMutableRawPointer, _ release: ((UnsafeMutableRawPointer) -> Void)?) {
      self.base = base
      self.release = release
    }

    deinit { release?(base) }
  }

  /// Sets the alpha of every pixel to 255 if `hasAlpha` is false.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  package func makeOpaqueIfNeeded() {
    guard !hasAlpha else { return }
    for y in 0..<height {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] |= 0xFF00_0000 }
    }
  }

  /// Indicates whether the alpha of every pixel is 255.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels, or O(1) if `hasAlpha` is false.
  package var isOpaque: Bool {
    guard hasAlpha else { return true }
    return (0..<height).allSatisfy { y in
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return (0..<width).allSatisfy { row[$0] >= 0xFF00_0000 }
    }
  }

  /// The pixel at (`x`, `y`), from the top left. Traps if the position is outside the buffer. Use it in tests and in
  /// code whose speed is not important.
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
