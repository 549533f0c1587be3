import Foundation

extension IndexPath {
  /// Creates the index path of an item in a collection view.
  ///
  /// - Parameters:
  ///   - item: The index of the item.
  ///   - section: The index of the section.
  /// - Complexity: O(1).
  public init(item: Int, section: Int) {
    // An array literal would allocate memory.
    self.init(index: section)
    append(item)
  }

  /// The index of the section, which is the first index. Reading this property traps if the index path is empty.
  /// Setting it does not change the other indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item, which is the second index. Accessing the property traps if the index path has fewer than two
  /// indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// Creates the index path of a row in a table view. It equals the index path of an item with the same indexes.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - section: The index of the section.
  /// - Complexity: O(1).
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The index of the row, which is the second index. Accessing the property traps if the index path has fewer than two
  /// indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of an item in a collection view.
  ///
  /// - Parameters:
  ///   - item: The index of the item.
  ///   - section: The index of the section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the index path of a row in a table view.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - section: The index of the section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The index of the section, which is the first index.
  public var section: Int { index(atPosition: 0) }

  /// The index of the item, which is the second index.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row, which is the second index.
  public var row: Int { index(atPosition: 1) }
}
