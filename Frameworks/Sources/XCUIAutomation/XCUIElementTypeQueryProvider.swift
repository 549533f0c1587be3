import UITestInterface

extension XCUIElement {
  /// The types of elements. The raw values are Apple's.
  public enum ElementType: UInt, Sendable {
    /// Any type, or one of windows, alerts and buttons.
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    /// A type of buttons, popovers or keys.
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
    /// A type of bars, tables or outlines.
    case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
    /// A type of collections, sliders or indicators.
    case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    /// A type of pickers, switches, images or scroll views.
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
    /// A type of texts, dates, menus or maps.
    case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map
    /// A type of pages, arrows or indicators.
    case webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup
    /// A type of splitters, wells or rulers.
    case splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid
    /// A type of cells, layout parts, steppers or tabs.
    case levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

    var kind: ElementKind { ElementKind(rawValue: Int(rawValue)) ?? .any }
    init(_ kind: ElementKind) { self = ElementType(rawValue: UInt(kind.rawValue)) ?? .any }
  }
}

/// An element or a query, in whose elements a query can look for others.
public protocol XCUIElementTypeQueryProvider {
  /// Returns a query for descendants of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The query.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// A query for descendants of the type `other`.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// A query for descendants of the type `group`.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// A query for descendants of the type `window`.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// A query for descendants of the type `sheet`.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// A query for descendants of the type `drawer`.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// A query for descendants of the type `alert`.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// A query for descendants of the type `dialog`.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// A query for descendants of the type `button`.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// A query for descendants of the type `radioButton`.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// A query for descendants of the type `radioGroup`.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// A query for descendants of the type `checkBox`.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// A query for descendants of the type `disclosureTriangle`.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// A query for descendants of the type `popUpButton`.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// A query for descendants of the type `comboBox`.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// A query for descendants of the type `menuButton`.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// A query for descendants of the type `toolbarButton`.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// A query for descendants of the type `popover`.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// A query for descendants of the type `keyboard`.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// A query for descendants of the type `key`.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// A query for descendants of the type `navigationBar`.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// A query for descendants of the type `tabBar`.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// A query for descendants of the type `tabGroup`.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// A query for descendants of the type `toolbar`.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// A query for descendants of the type `statusBar`.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// A query for descendants of the type `table`.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// A query for descendants of the type `tableRow`.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// A query for descendants of the type `tableColumn`.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// A query for descendants of the type `outline`.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// A query for descendants of the type `outlineRow`.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// A query for descendants of the type `browser`.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// A query for descendants of the type `collectionView`.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// A query for descendants of the type `slider`.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// A query for descendants of the type `pageIndicator`.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// A query for descendants of the type `progressIndicator`.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// A query for descendants of the type `activityIndicator`.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// A query for descendants of the type `segmentedControl`.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// A query for descendants of the type `picker`.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// A query for descendants of the type `pickerWheel`.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// A query for descendants of the type `switch`.
  public var switches: XCUIElementQuery { descendants(matching: .`switch`) }
  /// A query for descendants of the type `toggle`.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// A query for descendants of the type `link`.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// A query for descendants of the type `image`.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// A query for descendants of the type `icon`.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// A query for descendants of the type `searchField`.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// A query for descendants of the type `scrollView`.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// A query for descendants of the type `scrollBar`.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// A query for descendants of the type `staticText`.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// A query for descendants of the type `textField`.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// A query for descendants of the type `secureTextField`.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// A query for descendants of the type `datePicker`.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// A query for descendants of the type `textView`.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// A query for descendants of the type `menu`.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// A query for descendants of the type `menuItem`.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// A query for descendants of the type `menuBar`.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// A query for descendants of the type `menuBarItem`.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// A query for descendants of the type `map`.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// A query for descendants of the type `webView`.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// A query for descendants of the type `incrementArrow`.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// A query for descendants of the type `decrementArrow`.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// A query for descendants of the type `timeline`.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// A query for descendants of the type `ratingIndicator`.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// A query for descendants of the type `valueIndicator`.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// A query for descendants of the type `splitGroup`.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// A query for descendants of the type `splitter`.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// A query for descendants of the type `relevanceIndicator`.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// A query for descendants of the type `colorWell`.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// A query for descendants of the type `helpTag`.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// A query for descendants of the type `matte`.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// A query for descendants of the type `dockItem`.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// A query for descendants of the type `ruler`.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// A query for descendants of the type `rulerMarker`.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// A query for descendants of the type `grid`.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// A query for descendants of the type `levelIndicator`.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// A query for descendants of the type `cell`.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// A query for descendants of the type `layoutArea`.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// A query for descendants of the type `layoutItem`.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// A query for descendants of the type `handle`.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// A query for descendants of the type `stepper`.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// A query for descendants of the type `tab`.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// A query for descendants of the type `touchBar`.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// A query for descendants of the type `statusItem`.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}

extension XCUIElement {
  /// The element. A query has a first match; an element is one already.
  public var firstMatch: XCUIElement { self }
}
