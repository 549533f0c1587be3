import Foundation

extension IndexPath {
  /// The path of an item of a collection view. O(1).
  public init(item: Int, section: Int) {
    // Without an array on the way.
    self.init(index: section)
    append(item)
  }

  /// The section, the first index. Traps for an empty path; setting keeps the other indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item, the second index. Traps for a path with fewer than two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// The path of a row of a table view: the same two indexes as an item's. O(1).
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The row, the second index. Traps for a path with fewer than two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The path of a row of a table view.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The first index.
  public var section: Int { index(atPosition: 0) }

  /// The second index.
  public var item: Int { index(atPosition: 1) }

  /// The second index.
  public var row: Int { index(atPosition: 1) }
}
