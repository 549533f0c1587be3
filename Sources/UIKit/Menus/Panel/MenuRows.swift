import Foundation

/// Functions that create the rows of a menu. Hidden elements have no row, and inline submenus are enclosed by
/// separators.
@MainActor enum MenuRows {
  static func rows(of menu: UIMenu, reload: @escaping () -> Void) -> [MenuRow] {
    var rows: [MenuRow] = menu.title.isEmpty ? [] : [.title(menu.title)]
    append(menu.children, to: &rows, reload)
    while let last = rows.last, case .separator = last { rows.removeLast() }
    return rows
  }

  private static func append(_ elements: [UIMenuElement], to rows: inout [MenuRow], _ reload: @escaping () -> Void) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        var inlineRows: [MenuRow] = menu.title.isEmpty ? [] : [.title(menu.title)]
        append(menu.children, to: &inlineRows, reload)
        if inlineRows.isEmpty { continue }
        appendSeparator(&rows)
        rows += inlineRows
        rows.append(.separator)
      case let menu as UIMenu:
        rows.append(.submenu(menu))
      case let deferred as UIDeferredMenuElement:
        if deferred.elements == nil { deferred.prepareElements(reload) }
        if let elements = deferred.elements { append(elements, to: &rows, reload) } else { rows.append(.loading) }
      case let leaf as UIMenuElement & UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) { rows.append(.leaf(leaf)) }
      default:
        break
      }
    }
  }

  private static func appendSeparator(_ rows: inout [MenuRow]) {
    switch rows.last {
    case nil, .separator?, .title?: break
    default: rows.append(.separator)
    }
  }

  /// Discards the elements that uncached deferred elements have loaded.
  static func discardDeferredElements(in menu: UIMenu) {
    for element in menu.children {
      (element as? UIDeferredMenuElement)?.discardUncachedElements()
      if let menu = element as? UIMenu { discardDeferredElements(in: menu) }
    }
  }
}
