import RuntimeInterface

extension UIImage {
  /// An image of several frames, each shown as long as the others; nil without frames. Frames that are animated
  /// themselves are taken apart. Its size is that of the largest frame. A duration of 0 is a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let frames = images.flatMap { $0.images ?? [$0] }
    guard let first = frames.first else { return nil }
    return first.with {
      $0.images = frames
      $0.duration = duration.isFinite && duration > 0 ? duration : Double(frames.count) / 30
      $0.size = CGSize(
        width: frames.reduce(0) { max($0, $1.size.width) }, height: frames.reduce(0) { max($0, $1.size.height) })
    }
  }

  /// An animated image of the application's files `name0`, `name1`, …, up to 1024 of them; nil without any.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = framesNamed(name)
    return animatedImage(with: frames, duration: duration)
  }

  /// `animatedImageNamed(_:duration:)` with cap insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// `animatedImageNamed(_:duration:)` with cap insets and a resizing mode.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let frames = framesNamed(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: frames, duration: duration)
  }

  private class func framesNamed(_ name: String) -> [UIImage] {
    var frames: [UIImage] = []
    for number in 0..<1024 {
      guard let frame = UIImage(named: "\(name)\(number)") else {
        // Numbering may start at 1.
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return frames
  }

  /// Tessera's own: all frames of an animated GIF or WebP, as an animated image. Frames of unequal length are repeated so
  /// that each is shown for its time. Any thread; blocks it.
  ///
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func animated(contentsOf url: URL) throws -> UIImage {
    try animated(.file(FilePath(url)))
  }

  /// Tessera's own: all frames of an animated GIF's or WebP's bytes, as an animated image. Any thread; blocks it.
  ///
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func animated(data: Data) throws -> UIImage { try animated(.data(data)) }

  private static func animated(_ source: ImageSource) throws -> UIImage {
    do {
      let frames = try Runtime.imageCodec.decodeFrames(source)
      let images = frames.map { UIImage(cgImage: CGImage(pixels: $0.pixels)) }
      guard images.count > 1 else { return images.first ?? UIImage() }
      // In hundredths of a second, as GIF counts; browsers show shorter ones for a tenth.
      let delays = frames.map { max(1, Int((($0.delay < 0.02 ? 0.1 : $0.delay) * 100).rounded())) }
      // No more than 20,000 images in all, however many hundredths there are.
      let unit = max(delays.reduce(0, greatestCommonDivisor), delays.reduce(0, +) / 20_000)
      var repeated: [UIImage] = []
      for (image, delay) in zip(images, delays) {
        repeated += Array(repeating: image, count: min(1000, max(1, delay / max(1, unit))))
      }
      return animatedImage(with: repeated, duration: Double(delays.reduce(0, +)) / 100) ?? images[0]
    } catch {
      throw UIImageError(description: "\(error)")
    }
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
