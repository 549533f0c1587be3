import Foundation

/// The widths or the heights of successive items in the smallest exact form. It is one number for all items, four bytes
/// per item if they are sufficient, or eight bytes per item.
enum FlowColumn: Sendable, Equatable {
  case constant(Double)
  case short([Float])
  case long([Double])

  init(_ values: [Double]) {
    guard let first = values.first else {
      self = .constant(0)
      return
    }
    var isConstant = true
    var isShort = true
    for value in values {
      if value != first { isConstant = false }
      if Double(Float(value)) != value {
        isShort = false
        if !isConstant { break }
      }
    }
    self = isConstant ? .constant(first) : isShort ? .short(values.map { Float($0) }) : .long(values)
  }

  subscript(index: Int) -> Double {
    switch self {
    case .constant(let value): return value
    case .short(let values): return Double(values[index])
    case .long(let values): return values[index]
    }
  }

  /// Calls `body` with the lengths in a form that can be read without bounds checks. This makes loops over many items
  /// faster.
  func withLengths<Result>(_ body: (FlowLengths) -> Result) -> Result {
    switch self {
    case .constant(let value): return body(FlowLengths(constant: value, floats: nil, doubles: nil))
    case .short(let values):
      return values.withUnsafeBufferPointer {
        body(FlowLengths(constant: 0, floats: $0.baseAddress, doubles: nil))
      }
    case .long(let values):
      return values.withUnsafeBufferPointer {
        body(FlowLengths(constant: 0, floats: nil, doubles: $0.baseAddress))
      }
    }
  }

  /// The memory that the lengths occupy outside the value itself, in bytes.
  var heapBytes: Int {
    switch self {
    case .constant: return 0
    case .short(let values): return 32 + values.capacity * 4
    case .long(let values): return 32 + values.capacity * 8
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
