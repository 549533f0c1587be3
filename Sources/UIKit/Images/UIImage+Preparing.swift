import RuntimeInterface

extension UIImage {
  /// Returns the image with decoded pixels, so that drawing it is fast. Decoding is slow, so call the method on a background thread.
  ///
  /// - Returns: The image, or nil if the pixels are damaged.
  public func preparingForDisplay() -> UIImage? {
    guard storage.image(scale: scale) != nil else { return nil }
    return self
  }

  /// Decodes the image's pixels on a background thread.
  ///
  /// - Parameter completionHandler: A closure that is called on that thread with the image, or nil if the pixels are
  ///   damaged.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// Decodes the image's pixels on a background thread and returns the decoded image.
  ///
  /// - Returns: The image, or nil if the pixels are damaged.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// Returns a smaller version of the image with the same aspect ratio. A JPEG file that is not decoded yet is decoded
  /// at a fraction of its size.
  ///
  /// - Parameter size: The maximum size of the thumbnail, in points. The image is not enlarged.
  /// - Returns: The thumbnail, or nil if the pixels are damaged, or if `size` or the image is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
    let longerSide = CGFloat(max(storage.pixelWidth, storage.pixelHeight))
    let side = max(1, Int((longerSide * factor).rounded()))
    guard let smallImage = decodedImage(fitting: side) else { return nil }
    var values = self.values
    values.size = nil
    return UIImage(storage: ImageStorage(smallImage), values: values)
  }

  /// Creates a smaller version of the image on a background thread.
  ///
  /// - Parameters:
  ///   - size: The maximum size of the thumbnail, in points. The image is not enlarged.
  ///   - completionHandler: A closure that is called on that thread with the thumbnail, or nil if the pixels are
  ///     damaged.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Creates a smaller version of the image on a background thread and returns it.
  ///
  /// - Parameter size: The maximum size of the thumbnail, in points. The image is not enlarged.
  /// - Returns: The thumbnail, or nil if the pixels are damaged, or if `size` or the image is empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// Returns the decoded pixels, scaled down so that the longer side is at most `side` pixels. The result is nil if the
  /// image cannot be decoded.
  private func decodedImage(fitting side: Int) -> CGImage? {
    if !storage.isDecoded, let encodedSource = storage.encodedSource {
      return (try? Runtime.imageCodec.decode(encodedSource, fitting: side)).map { CGImage(pixels: $0) }
    }
    guard let image = storage.image(scale: scale) else { return nil }
    let longerSide = max(image.width, image.height)
    guard longerSide > side else { return image }
    let factor = Double(side) / Double(longerSide)
    return ImagePixels.scaled(
      image, width: max(1, Int((Double(image.width) * factor).rounded())),
      height: max(1, Int((Double(image.height) * factor).rounded())))
  }
}
