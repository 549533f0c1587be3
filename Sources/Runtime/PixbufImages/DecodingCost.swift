import RuntimeInterface

/// The memory that decoding an image requires, computed from its header.
struct DecodingCost {
  /// The memory that the decoder uses, in bytes. The number includes the pixels, the coefficients and, for some formats, the file.
  let workingBytes: Int
  /// The size in bytes of the pixels that the codec returns.
  let resultBytes: Int
  /// A description of the image for error messages, such as "11500 × 11500 pixels".
  let imageDescription: String

  /// Computes the memory that decoding an image requires.
  ///
  /// - Parameters:
  ///   - header: The header of the file, read for decoding.
  ///   - maximumSide: The longer side of the result in pixels, or `nil` for the original size.
  /// - Throws: An `ImageError` if the image has more pixels than are allowed or than its file can contain.
  init(_ header: ImageHeader, fitting maximumSide: Int?) throws {
    let (width, height) = (header.pixelWidth, header.pixelHeight)
    imageDescription = "\(width) × \(height) pixels"
    guard width > 0, height > 0 else { throw ImageError("the image has an invalid size of \(width) × \(height)") }
    let longerSide = max(width, height)
    // A JPEG is decoded at a half, a quarter or an eighth of its size if the result is large enough.
    var factor = 1
    if header.format == .jpeg, let maximumSide {
      while factor < 8 && longerSide / (factor * 2) >= maximumSide { factor *= 2 }
    }
    let product = ((width + factor - 1) / factor).multipliedReportingOverflow(by: (height + factor - 1) / factor)
    guard !product.overflow, product.partialValue <= ImageLimits.maximumPixels else {
      throw ImageError("the image has \(imageDescription), more than the limit of \(ImageLimits.maximumPixels) pixels")
    }
    // A file of a few bytes may declare any size. The decoder would allocate the pixels and fill in missing ones.
    guard header.fileSize >= header.minimumFileSize else {
      throw ImageError("the file is too short for an image of \(imageDescription)")
    }
    let decodedPixelCount = product.partialValue
    var resultPixelCount = width * height
    if let maximumSide, maximumSide > 0, longerSide > maximumSide {
      let scale = Double(maximumSide) / Double(longerSide)
      resultPixelCount =
        max(1, Int((Double(width) * scale).rounded(.up))) * max(1, Int((Double(height) * scale).rounded(.up)))
    }
    var workingBytes: Int
    switch header.format {
    case .jpeg:
      workingBytes = decodedPixelCount * 3 + (header.frame?.coefficientByteCount(width, height) ?? 0) + width * 256
    case .png: workingBytes = decodedPixelCount * 4
    // The memory contains the screen, its content before the frame, the color indexes of the frame, and the file.
    case .gif: workingBytes = decodedPixelCount * 8 + header.largestFrameArea + header.fileSize
    // The loader stores the file in memory whose size is doubled when necessary. An animation needs two screens.
    case .webp: workingBytes = decodedPixelCount * (header.info.isAnimated ? 16 : 8) + header.fileSize * 2
    // The loader also stores the file, and decodes to pixels of its own, which it converts.
    case .tiff: workingBytes = decodedPixelCount * 8 + header.fileSize * 2
    case .avif, .heif, .jxl: workingBytes = decodedPixelCount * 16 + header.fileSize * 3
    }
    if resultPixelCount < decodedPixelCount { workingBytes += resultPixelCount * 4 }
    self.workingBytes = workingBytes
    resultBytes = resultPixelCount * 4
  }
}
