import RuntimeInterface

/// The memory that decoding an image needs, computed from its header.
struct DecodingCost {
  /// The memory in bytes that the decoder uses: its pixels, its coefficients, and the file if the decoder keeps it.
  let working: Int
  /// The size of the returned pixels in bytes.
  let result: Int
  /// A description of the image for messages.
  let what: String

  /// Computes the memory that decoding needs.
  ///
  /// - Parameters:
  ///   - header: The header of the file, read for decoding.
  ///   - maximumSide: The longer side of the result in pixels, or `nil` to keep the size.
  /// - Throws: An `ImageError` if the image has more pixels than are allowed or than its file can contain.
  init(_ header: ImageHeader, fitting maximumSide: Int?) throws {
    let (width, height) = (header.pixelWidth, header.pixelHeight)
    what = "\(width) × \(height) pixels"
    guard width > 0, height > 0 else { throw ImageError("the image has a size of \(width) × \(height)") }
    let longer = max(width, height)
    // A JPEG is decoded at a half, a quarter or an eighth of its size if that suffices.
    var factor = 1
    if header.format == .jpeg, let maximumSide {
      while factor < 8 && longer / (factor * 2) >= maximumSide { factor *= 2 }
    }
    let product = ((width + factor - 1) / factor).multipliedReportingOverflow(by: (height + factor - 1) / factor)
    guard !product.overflow, product.partialValue <= ImageLimits.maximumPixels else {
      throw ImageError("the image has \(what), more than the limit of \(ImageLimits.maximumPixels) pixels")
    }
    // A few bytes may declare any size, and the decoder would fill in the missing pixels.
    guard header.fileSize >= header.minimumFileSize else {
      throw ImageError("the file is too short for an image of \(what)")
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
    // The screen, its content before the frame, the frame as color indices, and the file.
    case .gif: working = decoded * 8 + header.largestFrame + header.fileSize
    // The loader collects the file in memory that doubles, and has two screens for an animation.
    case .webp: working = decoded * (header.info.isAnimated ? 16 : 8) + header.fileSize * 2
    }
    if small < decoded { working += small * 4 }
    self.working = working
    result = small * 4
  }
}
