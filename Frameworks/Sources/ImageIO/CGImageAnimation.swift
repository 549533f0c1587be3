import CoreGraphics
import Foundation

/// A block that receives the frames of an animation: the index of the frame, the frame, and a Boolean value that the block sets to
/// `true` to end the animation.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// The errors of animations.
public enum CGImageAnimationStatus: Int32, Sendable {
  /// An option has a wrong value.
  case parameterError = -22140
  /// The file is damaged.
  case corruptInputImage = -22141
  /// The file is not an image.
  case unsupportedFormat = -22142
  /// The file ends before the image does.
  case incompleteInputImage = -22143
  /// There is not enough memory.
  case allocationFailure = -22144
}

/// Displays the frames of an animated file one after the other.
///
/// - Parameters:
///   - url: The URL of the file.
///   - options: `kCGImageAnimationStartIndex`, `kCGImageAnimationDelayTime` and `kCGImageAnimationLoopCount`.
///   - block: A block that is called for each frame on the main queue, until the animation ends.
/// - Returns: 0, or the raw value of a `CGImageAnimationStatus`.
public func CGAnimateImageAtURLWithBlock(
  _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
  guard let source = CGImageSourceCreateWithURL(url, nil) else {
    return CGImageAnimationStatus.corruptInputImage.rawValue
  }
  return animate(source, options, block)
}

/// Displays the frames of an animation in memory one after the other.
///
/// - Parameters:
///   - data: The contents of an image file.
///   - options: See `CGAnimateImageAtURLWithBlock`.
///   - block: A block that is called for each frame on the main queue, until the animation ends.
/// - Returns: 0, or the raw value of a `CGImageAnimationStatus`.
public func CGAnimateImageDataWithBlock(
  _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
  guard let source = CGImageSourceCreateWithData(data, nil) else {
    return CGImageAnimationStatus.corruptInputImage.rawValue
  }
  return animate(source, options, block)
}

private func animate(
  _ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
  let file = source.structure
  guard file.type != nil else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
  guard !file.frames.isEmpty else { return CGImageAnimationStatus.corruptInputImage.rawValue }
  let start = CGImageSource.number(options, kCGImageAnimationStartIndex) ?? 0
  let delay = CGImageSource.number(options, kCGImageAnimationDelayTime)
  // A file states the number of repetitions, and 0 for an endless animation.
  let fileCount = file.loopCount.map { $0 == 0 ? Double.infinity : Double($0) } ?? 1
  let count = CGImageSource.number(options, kCGImageAnimationLoopCount) ?? fileCount
  guard start >= 0, start < Double(file.frames.count), count > 0, delay.map({ $0 > 0 && $0.isFinite }) ?? true else {
    return CGImageAnimationStatus.parameterError.rawValue
  }
  let delays = file.frames.map { delay ?? max(file.animation?.shortestDelay ?? 0.1, $0.delay) }
  FrameSequence(source, delays: delays, start: Int(start), loopCount: count, block).begin()
  return 0
}

/// Calls a block for the frames of an animation, at their times. The queue keeps the sequence as long as it runs.
private final class FrameSequence: @unchecked Sendable {
  private let source: CGImageSource
  private let delays: [Double]
  private let loopCount: Double
  private let block: CGImageSourceAnimationBlock
  private var index: Int
  private var loops = 0.0

  init(
    _ source: CGImageSource, delays: [Double], start: Int, loopCount: Double,
    _ block: @escaping CGImageSourceAnimationBlock
  ) {
    self.source = source
    self.delays = delays
    self.loopCount = loopCount
    self.block = block
    index = start
  }

  func begin() { DispatchQueue.main.async { self.show() } }

  private func show() {
    guard let image = source.image(at: index, keeps: false) else { return }
    var stops = false
    block(index, image, &stops)
    guard !stops else { return }
    let delay = delays[index]
    index += 1
    if index == delays.count {
      index = 0
      loops += 1
      if loops >= loopCount { return }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.show() }
  }
}
