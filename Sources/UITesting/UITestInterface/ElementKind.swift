/// The kinds of elements that UI tests distinguish. The raw values are those of Apple's `XCUIElement.ElementType`
/// (developer.apple.com/documentation/xctest/xcuielement/elementtype).
public enum ElementKind: Int, Codable, Sendable, CaseIterable {
  case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
  case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
  case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
  case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
  case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField, secureTextField
  case datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow
  case timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
  case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar
  case statusItem

  /// The name of the kind in messages, such as `StaticText`.
  public var name: String {
    switch self {
    case .datePicker: "DatePicker"
    default: String("\(self)".prefix(1)).uppercased() + "\(self)".dropFirst()
    }
  }
}
