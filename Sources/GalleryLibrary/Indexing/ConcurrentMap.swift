import Foundation

/// Transforms values on all cores, and blocks until all are transformed.
///
/// - Parameters:
///   - values: The values.
///   - transform: A closure that is called for each value, on several threads at the same time.
/// - Returns: The results in the order of the values.
package func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ transform: @Sendable (Value) -> Result
) -> [Result] {
  let results = ConcurrentResults<Result>(count: values.count)
  DispatchQueue.concurrentPerform(iterations: values.count) { results.set($0, transform(values[$0])) }
  return results.values
}

private final class ConcurrentResults<Result>: @unchecked Sendable {
  private var results: [Result?]
  private let lock = NSLock()
  init(count: Int) { results = Array(repeating: nil, count: count) }
  func set(_ index: Int, _ result: Result) { lock.withLock { results[index] = result } }
  var values: [Result] { results.compactMap(\.self) }
}
