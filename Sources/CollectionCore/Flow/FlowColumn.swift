import Foundation

/// The widths or the heights of successive items in the smallest exact form: one number for all items, four bytes per item if
/// that is sufficient, or eight bytes per item.
enum FlowColumn: Sendable, Equatable {
  case constant(Double)
  case floats([Float])
  case doubles([Double])

  init(_ values: [Double]) {
    guard let firstValue = values.first else {
      self = .constant(0)
      return
    }
    var isConstant = true
    var fitsFloats = true
    for value in values {
      if value != firstValue { isConstant = false }
      if Double(Float(value)) != value {
        fitsFloats = false
        if !isConstant { break }
      }
    }
    self = isConstant ? .constant(firstValue) : fitsFloats ? .floats(values.map { Float($0) }) : .doubles(values)
  }

  subscript(index: Int) -> Double {
    switch self {
    case .constant(let value): return value
    case .floats(let values): return Double(values[index])
    case .doubles(let values): return values[index]
    }
  }

  /// Calls `body` with the lengths in a form that can be read without bounds checks. This makes loops over many items
  /// faster.
  func withLengths<Result>(_ body: (FlowLengths) -> Result) -> Result {
    switch self {
    case .constant(let value): return body(FlowLengths(constant: value, floats: nil, doubles: nil))
    case .floats(let values):
      return values.withUnsafeBufferPointer {
        body(FlowLengths(constant: 0, floats: $0.baseAddress, doubles: nil))
      }
    case .doubles(let values):
      return values.withUnsafeBufferPointer {
        body(FlowLengths(constant: 0, floats: nil, doubles: $0.baseAddress))
      }
    }
  }

  /// The memory that the lengths occupy outside the value itself, in bytes.
  var heapBytes: Int {
    switch self {
    case .constant: return 0
    case .floats(let values): return 32 + values.capacity * 4
    case .doubles(let values): return 32 + values.capacity * 8
    }
  }
}

/// The lengths of a column without bounds checks, valid during a call of `withLengths(_:)`.
struct FlowLengths {
  let constant: Double
  let floats: UnsafePointer<Float>?
  let doubles: UnsafePointer<Double>?

  subscript(index: Int) -> Double {
    if let floats { return Double(floats[index]) }
    return doubles?[index] ?? constant
  }
}
