import RuntimeInterface

extension UIImage {
  /// Creates an animated image whose frames have equal durations. The image has the size of the largest frame.
  ///
  /// - Parameters:
  ///   - images: The frames. The frames of animated images are used individually.
  ///   - duration: The duration of the whole animation in seconds. 0 means a thirtieth of a second for each frame.
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
  ///   - duration: The duration of the whole animation in seconds. 0 means a thirtieth of a second for each frame.
  /// - Returns: The animated image, or nil if there are no files.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = framesNamed(name)
    return animatedImage(with: frames, duration: duration)
  }

  /// Creates a resizable animated image from the application's files `name0`, `name1`, …, up to 1024 of them. The parts
  /// inside the cap insets are tiled.
  ///
  /// - Parameters:
  ///   - name: The name of the files without the number.
  ///   - capInsets: The parts at the edges that are not resized, in points.
  ///   - duration: The duration of the whole animation in seconds. 0 means a thirtieth of a second for each frame.
  /// - Returns: The animated image, or nil if there are no files.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Creates a resizable animated image with a resizing mode from the application's files `name0`, `name1`, …, up to
  /// 1024 of them.
  ///
  /// - Parameters:
  ///   - name: The name of the files without the number.
  ///   - capInsets: The parts at the edges that are not resized, in points.
  ///   - resizingMode: The way in which the inner parts are resized: tiled or stretched.
  ///   - duration: The duration of the whole animation in seconds. 0 means a thirtieth of a second for each frame.
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
        // The first file may have the number 1.
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return frames
  }

  /// Reads all frames of an animated GIF or WebP file. A frame with a longer duration appears several times in the
  /// animation.
  ///
  /// This method is an addition of Tessera. It can be called on any thread, and blocks that thread.
  ///
  /// - Parameter url: The URL of the image file.
  /// - Returns: The animated image, or the image itself if it has one frame.
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func animated(contentsOf url: URL) throws -> UIImage {
    try animated(.file(FilePath(url)))
  }

  /// Reads all frames of an animated GIF or WebP image in memory. A frame with a longer duration appears several times
  /// in the animation.
  ///
  /// This method is an addition of Tessera. It can be called on any thread, and blocks that thread.
  ///
  /// - Parameter data: The contents of an image file.
  /// - Returns: The animated image, or the image itself if it has one frame.
  /// - Throws: `UIImageError` with the reason.
  nonisolated public static func animated(data: Data) throws -> UIImage { try animated(.data(data)) }

  private static func animated(_ source: ImageSource) throws -> UIImage {
    do {
      let frames = try Runtime.imageCodec.decodeFrames(source)
      let images = frames.map { UIImage(cgImage: CGImage(pixels: $0.pixels, isDecoded: true)) }
      guard images.count > 1 else { return images.first ?? UIImage() }
      // The unit is a hundredth of a second, as in GIF. Like browsers, Tessera replaces delays below 0.02 s with a
      // tenth of a second.
      let delays = frames.map { max(1, Int((($0.delay < 0.02 ? 0.1 : $0.delay) * 100).rounded())) }
      // The number of images is limited to 20,000, even for a long animation.
      let delayUnit = max(delays.reduce(0, greatestCommonDivisor), delays.reduce(0, +) / 20_000)
      var repeatedFrames: [UIImage] = []
      for (image, delay) in zip(images, delays) {
        repeatedFrames += Array(repeating: image, count: min(1000, max(1, delay / max(1, delayUnit))))
      }
      return animatedImage(with: repeatedFrames, duration: Double(delays.reduce(0, +)) / 100) ?? images[0]
    } catch {
      throw UIImageError(error)
    }
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
