import Foundation

/// The item sizes of one section. As long as all are equal they are one value and a count, whatever the number of items;
/// the first that differs turns them into a list.
package struct FlowSizes: Sendable, Equatable {
  package private(set) var count: Int
  /// The size of every item, while they are equal. Zero for an empty section.
  package private(set) var uniform: CGSize
  /// One size for each item once two differ, else empty.
  package private(set) var list: [CGSize] = []

  /// `count` items of one size. O(1).
  package init(repeating size: CGSize, count: Int) {
    self.count = count
    uniform = size
  }

  package init() {
    self.init(repeating: .zero, count: 0)
  }

  package var isUniform: Bool { list.isEmpty }

  package subscript(item: Int) -> CGSize { list.isEmpty ? uniform : list[item] }

  /// Adds the size of the next item. O(1), amortized; `capacity` is the number of items that are expected in all.
  package mutating func append(_ size: CGSize, capacity: Int = 0) {
    if count == 0 {
      uniform = size
    } else if !list.isEmpty {
      list.append(size)
    } else if size != uniform {
      list.reserveCapacity(max(capacity, count + 1))
      list.append(contentsOf: repeatElement(uniform, count: count))
      list.append(size)
    }
    count += 1
  }
}
