import CoreGraphics
import Foundation

/// Extracts a part of a path by its length, for `strokeStart` and `strokeEnd`.
enum PathTrim {
  /// Returns the part of `path` between the fractions `start` and `end` of its length. The result is nil if the part is
  /// empty.
  static func trim(_ path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath? {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    if start == 0, end == 1 { return path }
    guard start < end else { return nil }
    let segments = PathSegment.segments(of: path)
    let totalLength = segments.reduce(0) { $0 + $1.length }
    guard totalLength > 0 else { return nil }
    let (startLength, endLength) = (Double(start) * totalLength, Double(end) * totalLength)
    var storage = PathStorage()
    var coveredLength = 0.0
    var pen: CGPoint?
    for segment in segments {
      let (begin, finish) = (coveredLength, coveredLength + segment.length)
      coveredLength = finish
      guard segment.length > 0, finish > startLength, begin < endLength else { continue }
      let startParameter = startLength > begin ? segment.parameter(atLength: (startLength - begin) / segment.length) : 0
      let endParameter = endLength < finish ? segment.parameter(atLength: (endLength - begin) / segment.length) : 1
      let piece = segment.subsegment(from: startParameter, to: endParameter)
      if pen != piece.0 { storage.move(to: piece.0) }
      storage.addCurve(to: piece.3, control1: piece.1, control2: piece.2)
      pen = piece.3
    }
    return storage.isEmpty ? nil : CGPath(storage: storage)
  }
}
