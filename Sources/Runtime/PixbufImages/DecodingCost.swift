import RuntimeInterface

/// The memory that decoding a picture takes, from its header alone.
struct DecodingCost {
  /// The bytes of the decoder: its pixels, its coefficients, and the file where it keeps that.
  let working: Int
  /// The bytes of the pixels that are returned.
  let result: Int
  /// The picture, for messages.
  let what: String

  /// Counts the memory.
  ///
  /// - Parameters:
  ///   - header: The header of the file, read for decoding.
  ///   - maximumSide: The longer side of the result in pixels; nil does not scale.
  /// - Throws: `ImageError` if the picture has more pixels than any may have, or than its file can hold.
  init(_ header: ImageHeader, fitting maximumSide: Int?) throws {
    let (width, height) = (header.pixelWidth, header.pixelHeight)
    what = "\(width) × \(height) pixels"
    guard width > 0, height > 0 else { throw ImageError("the picture has no size") }
    let longer = max(width, height)
    // A JPEG is decoded at a half, a quarter or an eighth of its size if that is enough.
    var factor = 1
    if header.format == .jpeg, let maximumSide {
      while factor < 8 && longer / (factor * 2) >= maximumSide { factor *= 2 }
    }
    let product = ((width + factor - 1) / factor).multipliedReportingOverflow(by: (height + factor - 1) / factor)
    guard !product.overflow, product.partialValue <= ImageLimits.maximumPixels else {
      throw ImageError("\(what) are too many")
    }
    // A few bytes may name any size. The decoder would fill what they do not say.
    guard header.fileSize >= header.leastFileSize else {
      throw ImageError("the file is too short for a picture of \(what)")
    }
    let decoded = product.partialValue
    var small = width * height
    if let maximumSide, maximumSide > 0, longer > maximumSide {
      let scale = Double(maximumSide) / Double(longer)
      small = max(1, Int((Double(width) * scale).rounded(.up))) * max(1, Int((Double(height) * scale).rounded(.up)))
    }
    var working: Int
    switch header.format {
    case .jpeg: working = decoded * 3 + (header.frame?.coefficients(width, height) ?? 0) + width * 256
    case .png: working = decoded * 4
    // The screen, what was there before the frame, the frame as numbers of colours, and the file.
    case .gif: working = decoded * 8 + header.largestFrame + header.fileSize
    // The loader gathers the file in memory that doubles, and has two screens for an animation.
    case .webp: working = decoded * (header.info.isAnimated ? 16 : 8) + header.fileSize * 2
    }
    if small < decoded { working += small * 4 }
    self.working = working
    result = small * 4
  }
}
