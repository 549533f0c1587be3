import Foundation

extension NibOutlets {
  /// Sets an outlet of a view, such as its delegate, its data source or a related view. Returns `false` if the view has
  /// no such outlet.
  static func setView(_ name: String, of view: UIView, to value: Any) -> Bool {
    switch view {
    case let table as UITableView: if setTable(name, of: table, to: value) { return true }
    case let collection as UICollectionView: if setCollection(name, of: collection, to: value) { return true }
    case let cell as UITableViewCell: if setCell(name, of: cell, to: value) { return true }
    case let cell as UICollectionViewCell: if setCell(name, of: cell, to: value) { return true }
    case let field as UITextField: if setField(name, of: field, to: value) { return true }
    case let text as UITextView:
      if name == "delegate", let value = value as? any UITextViewDelegate {
        text.delegate = value
        return true
      }
    case let scroll as UIScrollView:
      if name == "delegate", let value = value as? any UIScrollViewDelegate {
        scroll.delegate = value
        return true
      }
    case let bar as UINavigationBar:
      if name == "delegate", let value = value as? any UINavigationBarDelegate {
        bar.delegate = value
        return true
      }
    case let bar as UIToolbar:
      if name == "delegate", let value = value as? any UIToolbarDelegate {
        bar.delegate = value
        return true
      }
    case let window as UIWindow:
      if name == "rootViewController", let value = value as? UIViewController {
        window.rootViewController = value
        return true
      }
    case let view as any _NibReading: if view._setNibOutlet(name, to: value) { return true }
    default: if setOutletOfOtherView(name, of: view, to: value) { return true }
    }
    return false
  }

  private static func setTable(_ name: String, of table: UITableView, to value: Any) -> Bool {
    switch (name, value) {
    case ("dataSource", let value as any UITableViewDataSource): table.dataSource = value
    case ("delegate", let value as any UITableViewDelegate): table.delegate = value
    // On iOS an outlet requires no conformance. If the object conforms only to `UIScrollViewDelegate`, the methods of that protocol are
    // called.
    case ("delegate", let value as any UIScrollViewDelegate): table.scrollDelegate = value
    case ("prefetchDataSource", let value as any UITableViewDataSourcePrefetching): table.prefetchDataSource = value
    case ("dragDelegate", let value as any UITableViewDragDelegate): table.dragDelegate = value
    case ("dropDelegate", let value as any UITableViewDropDelegate): table.dropDelegate = value
    case ("tableHeaderView", let value as UIView): table.tableHeaderView = value
    case ("tableFooterView", let value as UIView): table.tableFooterView = value
    case ("backgroundView", let value as UIView): table.backgroundView = value
    default: return false
    }
    return true
  }

  private static func setCollection(_ name: String, of view: UICollectionView, to value: Any) -> Bool {
    switch (name, value) {
    case ("dataSource", let value as any UICollectionViewDataSource): view.dataSource = value
    case ("delegate", let value as any UICollectionViewDelegate): view.delegate = value
    case ("delegate", let value as any UIScrollViewDelegate): view.scrollDelegate = value
    case ("prefetchDataSource", let value as any UICollectionViewDataSourcePrefetching): view.prefetchDataSource = value
    case ("dragDelegate", let value as any UICollectionViewDragDelegate): view.dragDelegate = value
    case ("dropDelegate", let value as any UICollectionViewDropDelegate): view.dropDelegate = value
    case ("backgroundView", let value as UIView): view.backgroundView = value
    default: return false
    }
    return true
  }

  private static func setCell(_ name: String, of cell: UITableViewCell, to value: Any) -> Bool {
    guard let view = value as? UIView else { return false }
    switch name {
    case "accessoryView": cell.accessoryView = view
    case "editingAccessoryView": cell.editingAccessoryView = view
    case "backgroundView": cell.backgroundView = view
    case "selectedBackgroundView": cell.selectedBackgroundView = view
    case "multipleSelectionBackgroundView": cell.multipleSelectionBackgroundView = view
    // These views belong to the cell. The file declares them as parts of the cell.
    case "textLabel", "detailTextLabel", "imageView", "contentView": break
    default: return false
    }
    return true
  }

  private static func setCell(_ name: String, of cell: UICollectionViewCell, to value: Any) -> Bool {
    guard let view = value as? UIView else { return false }
    switch name {
    case "backgroundView": cell.backgroundView = view
    case "selectedBackgroundView": cell.selectedBackgroundView = view
    case "contentView": break
    default: return false
    }
    return true
  }

  private static func setField(_ name: String, of field: UITextField, to value: Any) -> Bool {
    switch (name, value) {
    case ("delegate", let value as any UITextFieldDelegate): field.delegate = value
    case ("leftView", let value as UIView): field.leftView = value
    case ("rightView", let value as UIView): field.rightView = value
    case ("inputView", let value as UIView): field.inputView = value
    case ("inputAccessoryView", let value as UIView): field.inputAccessoryView = value
    default: return false
    }
    return true
  }

  /// Sets an outlet of a view whose class `setView(_:of:to:)` does not handle itself.
  private static func setOutletOfOtherView(_ name: String, of view: UIView, to value: Any) -> Bool {
    switch (view, name, value) {
    case (let view as UITabBar, "delegate", let value as any UITabBarDelegate): view.delegate = value
    case (let view as UIPickerView, "dataSource", let value as any UIPickerViewDataSource): view.dataSource = value
    case (let view as UIPickerView, "delegate", let value as any UIPickerViewDelegate): view.delegate = value
    case (let view as UISearchBar, "delegate", let value as any UISearchBarDelegate): view.delegate = value
    case (let view as UISearchBar, "inputAccessoryView", let value as UIView): view.inputAccessoryView = value
    case (let view as UICalendarView, "delegate", let value as any UICalendarViewDelegate): view.delegate = value
    default: return false
    }
    return true
  }
}
