import RuntimeInterface

extension UIImage {
  /// The image with its pixels decoded, so that showing it does not wait; nil when they are damaged. Off the main thread
  /// it blocks nobody.
  public func preparingForDisplay() -> UIImage? {
    guard storage.image(scale: scale) != nil else { return nil }
    return self
  }

  /// `preparingForDisplay()` on another thread; `completionHandler` is called there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// `preparingForDisplay()` on another thread.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// The image made small: as large as fits into `size` (points) with its own proportions, never larger than it is. A
  /// JPEG file that was not decoded yet is decoded at a fraction of its size. nil when the pixels are damaged.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
    let longer = CGFloat(max(storage.pixelWidth, storage.pixelHeight))
    let side = max(1, Int((longer * factor).rounded()))
    guard let small = pixels(fitting: side) else { return nil }
    var values = self.values
    values.size = nil
    return UIImage(storage: ImageStorage(small), values: values)
  }

  /// `preparingThumbnail(of:)` on another thread; `completionHandler` is called there.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// `preparingThumbnail(of:)` on another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// As stored, the longer side at most so many pixels.
  private func pixels(fitting side: Int) -> CGImage? {
    if !storage.isDecoded, let encoded = storage.encoded {
      return (try? Runtime.imageCodec.decode(encoded, fitting: side)).map { CGImage(pixels: $0) }
    }
    guard let image = storage.image(scale: scale) else { return nil }
    let longer = max(image.width, image.height)
    guard longer > side else { return image }
    let factor = Double(side) / Double(longer)
    return ImagePixels.scaled(
      image, width: max(1, Int((Double(image.width) * factor).rounded())),
      height: max(1, Int((Double(image.height) * factor).rounded())))
  }
}
