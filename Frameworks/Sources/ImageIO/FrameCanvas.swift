import CoreGraphics
import Foundation
import UIKit

/// Composes the frames of an animation. Frames in ascending order are decoded once each.
final class FrameCanvas {
  private let file: ImageFile
  private let canvas: Pixels
  /// The number of the frame that was drawn last, or nil if the canvas is empty.
  private var current: Int?
  /// The pixels below the last frame, if its disposal needs them.
  private var saved: [UInt32]?

  /// The pixels of the largest canvas: 256 MB.
  private static let largestArea = 1 << 26

  /// Creates a canvas. The result is nil for a size that is too large.
  init?(_ file: ImageFile) {
    guard file.width.multipliedReportingOverflow(by: file.height).partialValue <= Self.largestArea,
      file.width <= 1 << 20, file.height <= 1 << 20, let canvas = Pixels(width: file.width, height: file.height)
    else { return nil }
    self.file = file
    self.canvas = canvas
  }

  /// Returns the canvas with a frame, or nil if the frame cannot be decoded.
  func image(ofFrame number: Int) -> CGImage? {
    guard file.frames.indices.contains(number) else { return nil }
    var next = current.map { $0 + 1 } ?? 0
    if let current, current >= number {
      if current == number { return canvas.image() }
      next = 0
      self.current = nil
    }
    if current == nil { fill(CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)) }
    while next <= number {
      guard draw(next) else {
        // The frames before a damaged frame can be requested again.
        current = nil
        return nil
      }
      next += 1
    }
    return canvas.image()
  }

  private func draw(_ number: Int) -> Bool {
    if let current { dispose(file.frames[current]) }
    let frame = file.frames[number]
    guard let data = file.file(ofFrame: number), let decoded = UIImage(data: data)?.cgImage,
      let pixels = Pixels(decoded)
    else { return false }
    saved = nil
    if frame.disposal == .restore {
      saved = Array(UnsafeBufferPointer(start: canvas.base, count: canvas.width * canvas.height))
    }
    let columns = max(0, min(pixels.width, canvas.width - frame.x))
    for y in 0..<max(0, min(pixels.height, canvas.height - frame.y)) {
      let source = pixels.base + y * pixels.width
      let target = canvas.base + (y + frame.y) * canvas.width + frame.x
      for x in 0..<columns {
        let pixel = source[x]
        target[x] = frame.replaces || pixel >> 24 == 255 ? pixel : Self.over(pixel, target[x])
      }
    }
    current = number
    return true
  }

  private func dispose(_ frame: ImageFile.Frame) {
    switch frame.disposal {
    case .keep: break
    case .clear: fill(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    case .restore: if let saved { canvas.base.update(from: saved, count: saved.count) }
    }
  }

  private func fill(_ rect: CGRect) {
    let columns = max(0, min(Int(rect.maxX), canvas.width) - Int(rect.minX))
    for y in min(Int(rect.minY), canvas.height)..<min(Int(rect.maxY), canvas.height) {
      (canvas.base + y * canvas.width + min(Int(rect.minX), canvas.width)).update(repeating: 0, count: columns)
    }
  }

  /// Returns a premultiplied pixel above another.
  private static func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
    let remaining = 255 - pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, (pixel >> shift & 255) + ((below >> shift & 255) * remaining + 127) / 255) << shift
    }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
