import CoreGraphics
import Foundation

/// A PDF function of one variable: sampled, exponential or composed of functions for parts of the domain.
indirect enum PDFFunction: Sendable {
  case sampled(domain: [CGFloat], range: [CGFloat], samples: [[CGFloat]])
  case exponential(from: [CGFloat], to: [CGFloat], exponent: CGFloat)
  case stitched([PDFFunction], domain: [CGFloat], bounds: [CGFloat], encode: [CGFloat])
  /// Several functions with one result each, whose results form an array.
  case joined([PDFFunction])

  /// Reads a function. The result is nil for functions of a kind or with values that are not supported.
  init?(_ file: PDFFile, _ value: PDFValue?, depth: Int = 0) {
    guard depth < 6 else { return nil }
    if let array = file.resolve(value).array {
      let functions = array.compactMap { PDFFunction(file, $0, depth: depth + 1) }
      guard !functions.isEmpty, functions.count == array.count else { return nil }
      self = .joined(functions)
      return
    }
    guard let entries = file.resolve(value).dictionary, let domain = file.numbers(entries["Domain"]), domain.count >= 2
    else {
      return nil
    }
    switch file.resolve(entries["FunctionType"]).number {
    case 0:
      guard let stream = file.stream(value), let range = file.numbers(entries["Range"]), range.count >= 2,
        let size = file.numbers(entries["Size"]), size.count == 1, size[0] >= 1, size[0] < 100_000,
        file.resolve(entries["BitsPerSample"]).number == 8
      else { return nil }
      let count = range.count / 2
      let rowCount = min(Int(size[0]), stream.data.count / count)
      guard rowCount > 0 else { return nil }
      let samples = (0..<rowCount).map { row in
        (0..<count).map {
          range[2 * $0] + (range[2 * $0 + 1] - range[2 * $0]) * CGFloat(stream.data[row * count + $0]) / 255
        }
      }
      self = .sampled(domain: domain, range: range, samples: samples)
    case 2:
      let startValues = file.numbers(entries["C0"]) ?? [0]
      let endValues = file.numbers(entries["C1"]) ?? [1]
      guard startValues.count == endValues.count else { return nil }
      self = .exponential(from: startValues, to: endValues, exponent: CGFloat(file.resolve(entries["N"]).number ?? 1))
    case 3:
      let functions = (file.resolve(entries["Functions"]).array ?? []).compactMap {
        PDFFunction(file, $0, depth: depth + 1)
      }
      guard !functions.isEmpty, let bounds = file.numbers(entries["Bounds"]), bounds.count == functions.count - 1,
        let encode = file.numbers(entries["Encode"]), encode.count == functions.count * 2
      else { return nil }
      self = .stitched(functions, domain: domain, bounds: bounds, encode: encode)
    default: return nil
    }
  }

  /// Evaluates the function for an input, which is limited to the domain of the function, and returns its results.
  func value(_ input: CGFloat) -> [CGFloat] {
    switch self {
    case .joined(let functions): return functions.flatMap { $0.value(input) }
    case .exponential(let startValues, let endValues, let exponent):
      let weight = pow(min(1, max(0, input)), exponent)
      return zip(startValues, endValues).map { $0 + weight * ($1 - $0) }
    case .sampled(let domain, _, let samples):
      let width = domain[1] - domain[0]
      let samplePosition = width > 0 ? min(1, max(0, (input - domain[0]) / width)) * CGFloat(samples.count - 1) : 0
      let lowerIndex = Int(samplePosition)
      let upperIndex = min(samples.count - 1, lowerIndex + 1)
      return zip(samples[lowerIndex], samples[upperIndex]).map {
        $0 + (samplePosition - CGFloat(lowerIndex)) * ($1 - $0)
      }
    case .stitched(let functions, let domain, let bounds, let encode):
      let input = min(domain[1], max(domain[0], input))
      let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
      let lowerBound = index == 0 ? domain[0] : bounds[index - 1]
      let upperBound = index == functions.count - 1 ? domain[1] : bounds[index]
      let weight = upperBound > lowerBound ? (input - lowerBound) / (upperBound - lowerBound) : 0
      return functions[index].value(encode[2 * index] + weight * (encode[2 * index + 1] - encode[2 * index]))
    }
  }
}
