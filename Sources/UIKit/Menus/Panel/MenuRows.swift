import Foundation

/// Functions that create the rows of a menu. Hidden elements have no row, and inline submenus are enclosed by
/// separators. The elements of the menu and of each inline submenu have the size that this menu or submenu prefers.
@MainActor enum MenuRows {
  /// A row, and the style in which it is shown.
  typealias Entry = (row: MenuRow, style: MenuRowStyle)

  static func rows(of menu: UIMenu, reload: @escaping () -> Void) -> [Entry] {
    var rows: [Entry] = menu.title.isEmpty ? [] : [(.title(menu.title), .list)]
    append(menu.children, MenuRowStyle(menu), to: &rows, [], reload)
    while let last = rows.last, case .separator = last.row { rows.removeLast() }
    return rows
  }

  /// Appends the rows of elements, which the deferred elements in `providers` have provided.
  private static func append(
    _ elements: [UIMenuElement], _ style: MenuRowStyle, to rows: inout [Entry], _ providers: [UIDeferredMenuElement],
    _ reload: @escaping () -> Void
  ) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        var inlineRows: [Entry] = menu.title.isEmpty ? [] : [(.title(menu.title), .list)]
        append(menu.children, MenuRowStyle(menu), to: &inlineRows, providers, reload)
        if inlineRows.isEmpty { continue }
        appendSeparator(&rows)
        rows += inlineRows
        rows.append((.separator, .list))
      case let menu as UIMenu:
        rows.append((.submenu(menu), style))
      case let deferred as UIDeferredMenuElement:
        guard !providers.contains(where: { $0 === deferred }) else {
          Diagnostics.report("\(deferred) is among the elements that it has provided itself; it is left out there")
          continue
        }
        if deferred.elements == nil { deferred.prepareElements(reload) }
        if let elements = deferred.elements {
          append(elements, style, to: &rows, providers + [deferred], reload)
        } else {
          rows.append((.loading, .list))
        }
      case let leaf as UIMenuElement & UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) { rows.append((.leaf(leaf), style)) }
      default:
        break
      }
    }
  }

  private static func appendSeparator(_ rows: inout [Entry]) {
    switch rows.last?.row {
    case nil, .separator?, .title?: break
    default: rows.append((.separator, .list))
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
