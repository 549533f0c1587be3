import RuntimeInterface

extension UIImage {
  /// Creates an animated image whose frames have equal durations. Its size is that of the largest frame.
  ///
  /// - Parameters:
  ///   - images: The frames. Animated images are replaced by their frames.
  ///   - duration: The duration of all frames in seconds, or 0 for a thirtieth of a second for each.
  /// - Returns: The animated image, or nil if there are no frames.
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

  /// Creates an animated image from the application's files `name0`, `name1`, …, up to 1024 of them.
  ///
  /// - Parameters:
  ///   - name: The name of the files without the number.
  ///   - duration: The duration of all frames in seconds, or 0 for a thirtieth of a second for each.
  /// - Returns: The animated image, or nil if there are no files.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = framesNamed(name)
    return animatedImage(with: frames, duration: duration)
  }

  /// Creates an animated image with cap insets from the application's files `name0`, `name1`, …, up to 1024 of them.
  /// The inner parts are tiled.
  ///
  /// - Parameters:
  ///   - name: The name of the files without the number.
  ///   - capInsets: The parts at the edges that keep their size, in points.
  ///   - duration: The duration of all frames in seconds, or 0 for a thirtieth of a second for each.
  /// - Returns: The animated image, or nil if there are no files.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Creates an animated image with cap insets and a resizing mode from the application's files `name0`, `name1`, …, up
  /// to 1024 of them.
  ///
  /// - Parameters:
  ///   - name: The name of the files without the number.
  ///   - capInsets: The parts at the edges that keep their size, in points.
  ///   - resizingMode: Whether the inner part is tiled or stretched.
  ///   - duration: The duration of all frames in seconds, or 0 for a thirtieth of a second for each.
  /// - Returns: The animated image, or nil if there are no files.
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

  /// Reads all frames of an animated GIF or WebP file. Frames with different durations are repeated, so that each is
  /// visible for its duration.
  ///
  /// This method is an addition of Tessera. It can be called on any thread and blocks the thread.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: The animated image, or the image itself if it has one frame.
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func animated(contentsOf url: URL) throws -> UIImage {
    try animated(.file(FilePath(url)))
  }

  /// Reads all frames of an animated GIF or WebP image in memory. Frames with different durations are repeated, so that
  /// each is visible for its duration.
  ///
  /// This method is an addition of Tessera. It can be called on any thread and blocks the thread.
  ///
  /// - Parameter data: The bytes of the image.
  /// - Returns: The animated image, or the image itself if it has one frame.
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func animated(data: Data) throws -> UIImage { try animated(.data(data)) }

  private static func animated(_ source: ImageSource) throws -> UIImage {
    do {
      let frames = try Runtime.imageCodec.decodeFrames(source)
      let images = frames.map { UIImage(cgImage: CGImage(pixels: $0.pixels)) }
      guard images.count > 1 else { return images.first ?? UIImage() }
      // In hundredths of a second, the unit of GIF. Browsers replace delays below 0.02 s by a tenth of a second.
      let delays = frames.map { max(1, Int((($0.delay < 0.02 ? 0.1 : $0.delay) * 100).rounded())) }
      // At most 20,000 images in all, even for a long animation.
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
