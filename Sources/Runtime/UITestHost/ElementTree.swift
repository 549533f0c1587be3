import CoreGraphics
import UIKit
import UITestInterface

/// The elements of the application at one time, by their numbers.
@MainActor final class ElementTree {
  private var entries: [ElementEntry] = []
  private var offscreenRows = false
  /// The cell outside of the visible area of a table whose contents are being read, or nil.
  private var row: ElementEntry.Row?
  /// The number of rows of a table that have elements. More rows would make a snapshot slow.
  private static let rowLimit = 2000
  /// The number of rows outside of the visible area whose contents are read.
  private static let contentLimit = 200

  /// Returns the element with a number, or nil.
  func entry(_ id: Int) -> ElementEntry? { entries.indices.contains(id) ? entries[id] : nil }

  /// Returns the elements of the application.
  func snapshot(offscreenRows: Bool, isTextInputActive: Bool) -> ElementSnapshot {
    self.offscreenRows = offscreenRows
    var result = make(.application, view: nil, frame: UIScreen.main.bounds)
    result.label =
      Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String
      ?? Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    result.children = UIApplication.shared.windows.filter { Self.isShown($0) }.flatMap { nodes(for: $0) }
    if isTextInputActive, let keyboard = keyboard() {
      var window = make(.window, view: nil, frame: UIScreen.main.bounds)
      window.children = [keyboard]
      result.children.append(window)
    }
    return result
  }

  // MARK: Creating elements

  private func make(_ kind: ElementKind, view: UIView?, frame: CGRect) -> ElementSnapshot {
    // A message cannot contain other numbers.
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    let place = isFinite ? frame : CGRect.zero
    let entry = ElementEntry(view: view, frame: place, row: row)
    entries.append(entry)
    var node = ElementSnapshot(id: entries.count - 1, kind: kind)
    node.frame = place
    if let view {
      node.identifier = view.accessibilityIdentifier ?? ""
      node.label = view.accessibilityLabel ?? ""
      node.value = view.ownAccessibilityValue
      node.isEnabled = !view.accessibilityTraits.contains(.notEnabled) && (view as? UIControl)?.isEnabled ?? true
      node.isSelected = view.accessibilityTraits.contains(.selected) || (view as? UIControl)?.isSelected ?? false
      node.hasFocus = view.isFirstResponder && view is any UIKeyInput
    }
    return node
  }

  private func frame(of view: UIView) -> CGRect {
    guard let row, let cell = row.cell else { return view.accessibilityFrame }
    let inCell = view.convert(view.bounds, to: cell)
    return inCell.offsetBy(dx: row.frame.minX, dy: row.frame.minY)
  }

  private static func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden
  }

  private func nodes(in view: UIView) -> [ElementSnapshot] { view.subviews.flatMap { nodes(for: $0) } }

  /// Returns the elements for a view: usually one, and none for a view that is hidden.
  private func nodes(for view: UIView) -> [ElementSnapshot] {
    guard Self.isShown(view) else { return [] }
    let name = String(describing: type(of: view))
    if name == "AlertCardView" { return [alert(view)] }
    if name == "BarItemView" { return barItem(view) }
    var node = make(Self.kind(of: view, named: name), view: view, frame: frame(of: view))
    guard describe(view, named: name, &node) else { return [] }
    return [node]
  }

  /// Returns the kind of a view: by its traits, if the application has set some, or by its class.
  private static func kind(of view: UIView, named name: String) -> ElementKind {
    switch view {
    case is UIWindow: return .window
    case is UITableViewCell, is UICollectionViewCell: return .cell
    case is UITableView: return .table
    case is UICollectionView: return .collectionView
    case let field as UITextField where field.isSecureTextEntry: return .secureTextField
    case is UISearchTextField: return .searchField
    case is UITextField: return view.accessibilityTraits.contains(.searchField) ? .searchField : .textField
    case is UITextView: return .textView
    case is UISwitch: return .switch
    case is UISlider: return .slider
    case is UIStepper: return .stepper
    case is UISegmentedControl: return .segmentedControl
    case is UIPageControl: return .pageIndicator
    case is UIProgressView: return .progressIndicator
    case is UIActivityIndicatorView: return .activityIndicator
    case is UIPickerView: return .picker
    case is UIDatePicker: return .datePicker
    case is UINavigationBar: return .navigationBar
    case is UITabBar: return .tabBar
    case is UIToolbar: return .toolbar
    default: break
    }
    if let kind = view.ownAccessibilityTraits.flatMap({ kind(of: $0) }) { return kind }
    switch view {
    case is UIButton: return .button
    // A label that reacts to taps is a button, unless the application gives it traits: UI tests of HexaCalc find such
    // labels among the buttons (UITestHelper.swift, assertResult).
    case is UILabel where view.isUserInteractionEnabled && Self.hasTap(view): return .button
    case is UILabel: return .staticText
    case is UIImageView: return .image
    case is UIScrollView: return .scrollView
    default: break
    }
    switch name {
    case "TabButton", "MenuRowView", "SwipeButton", "AlertActionView", "SearchCancelButton": return .button
    case "WKWebView": return .webView
    case "MKMapView": return .map
    case "PickerWheel", "DateWheelColumn": return .pickerWheel
    default: return .other
    }
  }

  private static func hasTap(_ view: UIView) -> Bool {
    view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
  }

  private static func kind(of traits: UIAccessibilityTraits) -> ElementKind? {
    if traits.contains(.keyboardKey) { return .key }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .staticText }
    if traits.contains(.tabBar) { return .tabBar }
    return nil
  }

  /// Adds the texts and the descendants of a view. Returns `false` if the view is no element.
  private func describe(_ view: UIView, named name: String, _ node: inout ElementSnapshot) -> Bool {
    if let elements = view.ownAccessibilityElements {
      node.children = elements.flatMap { element in
        // A view that lists itself would be visited without an end.
        if let inner = element as? UIView { return inner === view ? [] : nodes(for: inner) }
        return (element as? UIAccessibilityElement).map { [virtual($0, in: view)] } ?? []
      }
      return true
    }
    switch view {
    case let table as UITableView: node.children = rows(of: table)
    case let collection as UICollectionView: node.children = items(of: collection)
    case let cell as UITableViewCell: describe(cell, &node)
    case let cell as UICollectionViewCell:
      node.isSelected = cell.isSelected
      node.children = nodes(in: cell)
    case let label as UILabel:
      if node.label.isEmpty { node.label = label.text ?? "" }
      return !node.label.isEmpty || !node.identifier.isEmpty
    case let button as UIButton: describe(button, &node)
    case let field as UITextField: describe(field, &node)
    case let text as UITextView:
      node.value = node.value ?? text.text
      node.placeholder = nil
    case let control as UISwitch:
      node.value = control.isOn ? "1" : "0"
      if node.label.isEmpty { node.label = Self.rowText(around: control) }
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      node.value = node.value ?? Self.percentage(range > 0 ? (slider.value - slider.minimumValue) / range : 0)
    case let stepper as UIStepper: node.children = buttons(of: stepper)
    case let control as UISegmentedControl: node.children = segments(of: control)
    case let pages as UIPageControl:
      node.value = node.value ?? "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let progress as UIProgressView: node.value = node.value ?? Self.percentage(progress.progress)
    case let indicator as UIActivityIndicatorView:
      if node.label.isEmpty { node.label = indicator.isAnimating ? "In progress" : "Progress halted" }
      node.value = node.value ?? (indicator.isAnimating ? "1" : "0")
    case let picker as UIPickerView: node.children = wheels(of: picker)
    case let bar as UINavigationBar:
      if node.identifier.isEmpty { node.identifier = bar.topItem?.title ?? "" }
      node.children = nodes(in: view)
    case is UITabBar:
      if node.label.isEmpty { node.label = "Tab Bar" }
      node.children = nodes(in: view)
    case is UIToolbar:
      if node.label.isEmpty { node.label = "Toolbar" }
      node.children = nodes(in: view)
    case let view as UIImageView:
      if node.identifier.isEmpty { node.identifier = view.image?.automationIdentifier ?? "" }
      if node.label.isEmpty { node.label = view.image?.accessibilityLabel ?? "" }
      return view.image != nil || !node.identifier.isEmpty || !node.label.isEmpty
    default:
      if node.kind == .button, node.label.isEmpty { node.label = Self.firstText(in: view) ?? "" }
      // What is in an element of its own is no element for assistive technologies.
      guard !view.isAccessibilityElement else { return true }
      node.children = nodes(in: view)
      // An empty view without texts tells nothing.
      return true
    }
    return true
  }

  private func virtual(_ element: UIAccessibilityElement, in view: UIView) -> ElementSnapshot {
    var node = make(Self.kind(of: element.accessibilityTraits) ?? .other, view: nil, frame: element.accessibilityFrame)
    entries[node.id].surface = view
    entries[node.id].point = element.accessibilityActivationPoint
    node.identifier = element.accessibilityIdentifier ?? ""
    node.label = element.accessibilityLabel ?? ""
    node.value = element.accessibilityValue
    node.isEnabled = !element.accessibilityTraits.contains(.notEnabled)
    node.isSelected = element.accessibilityTraits.contains(.selected)
    return node
  }

  /// Returns an element for a part of a view.
  private func part(_ kind: ElementKind, of view: UIView, _ rect: CGRect, label: String) -> ElementSnapshot {
    let origin = frame(of: view).origin
    var node = make(
      kind, view: nil, frame: rect.offsetBy(dx: origin.x - view.bounds.minX, dy: origin.y - view.bounds.minY))
    entries[node.id].surface = view
    node.label = label
    return node
  }

  // MARK: Texts

  private static func percentage(_ value: Float) -> String {
    // A slider can have a maximum that is not finite.
    value.isFinite ? "\(Int((min(1, max(0, value)) * 100).rounded()))%" : "0%"
  }

  private static func firstText(in view: UIView) -> String? {
    for inner in view.subviews where isShown(inner) {
      if let text = (inner as? UILabel)?.text, !text.isEmpty { return text }
      if let text = firstText(in: inner) { return text }
    }
    return nil
  }

  /// Returns the text of the row that contains a switch. VoiceOver names a switch in a row without a label of its own
  /// after the row's text.
  private static func rowText(around view: UIView) -> String {
    var ancestor = view.superview
    while let current = ancestor, !(current is UITableViewCell), !(current is UICollectionViewCell) {
      ancestor = current.superview
    }
    guard let cell = ancestor else { return "" }
    if let text = (cell as? UITableViewCell)?.textLabel?.text, !text.isEmpty { return text }
    return firstText(in: cell) ?? ""
  }

  private func describe(_ cell: UITableViewCell, _ node: inout ElementSnapshot) {
    node.isSelected = node.isSelected || cell.isSelected
    node.children = nodes(in: cell)
  }

  private func describe(_ button: UIButton, _ node: inout ElementSnapshot) {
    let image = button.currentImage ?? button.configuration?.image
    if node.label.isEmpty {
      node.label =
        button.currentTitle ?? button.currentAttributedTitle?.string ?? button.configuration?.title
        ?? Self.firstText(in: button) ?? image?.automationLabel ?? ""
    }
    if node.identifier.isEmpty, button.currentTitle ?? "" == "" { node.identifier = image?.automationIdentifier ?? "" }
    node.children = nodes(in: button).flatMap(Self.textsAndImages)
  }

  /// Returns the texts and images among an element and its descendants.
  private static func textsAndImages(_ node: ElementSnapshot) -> [ElementSnapshot] {
    switch node.kind {
    case .staticText, .image: [node]
    case .other, .button: node.children.flatMap(textsAndImages)
    default: [node]
    }
  }

  private func describe(_ field: UITextField, _ node: inout ElementSnapshot) {
    node.placeholder = field.placeholder ?? field.attributedPlaceholder?.string
    let text = field.text ?? ""
    if (node.value ?? "").isEmpty {
      node.value =
        text.isEmpty
        ? node.placeholder ?? "" : field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    node.children = field.subviews.flatMap { nodes(for: $0) }.flatMap { inner in inner.kind == .button ? [inner] : [] }
    for index in node.children.indices where node.children[index].label.isEmpty {
      node.children[index].label = "Clear text"
    }
  }

  // MARK: Tables and collections

  private func rows(of table: UITableView) -> [ElementSnapshot] {
    var result: [ElementSnapshot] = []
    if let header = table.tableHeaderView { result += nodes(for: header) }
    var listed: Set<ObjectIdentifier> = []
    for view in [table.tableHeaderView, table.tableFooterView, table.backgroundView] {
      if let view { listed.insert(ObjectIdentifier(view)) }
    }
    var count = 0
    for section in 0..<table.numberOfSections {
      if let header = table.headerView(forSection: section) {
        result += nodes(for: header)
        listed.insert(ObjectIdentifier(header))
      }
      for index in 0..<table.numberOfRows(inSection: section) where count < Self.rowLimit {
        count += 1
        let path = IndexPath(row: index, section: section)
        if let cell = table.cellForRow(at: path) {
          result += nodes(for: cell)
          listed.insert(ObjectIdentifier(cell))
        } else {
          result.append(offscreenRow(of: table, at: path, readsContent: offscreenRows && count < Self.contentLimit))
        }
      }
      if let footer = table.footerView(forSection: section) {
        result += nodes(for: footer)
        listed.insert(ObjectIdentifier(footer))
      }
    }
    // Headers that are drawn as plain texts, search bars and refresh controls.
    for view in table.subviews where !listed.contains(ObjectIdentifier(view)) && !(view is UITableViewCell) {
      result += nodes(for: view).filter { !Self.isEmpty($0) }
    }
    if let footer = table.tableFooterView { result += nodes(for: footer) }
    return result
  }

  private static func isEmpty(_ node: ElementSnapshot) -> Bool {
    [.other, .image].contains(node.kind) && node.identifiers.isEmpty && node.children.allSatisfy(isEmpty)
  }

  /// Returns the element of a row that is outside of the visible area. UIKit's tables also offer these rows.
  private func offscreenRow(of table: UITableView, at path: IndexPath, readsContent: Bool) -> ElementSnapshot {
    let place = table.convert(table.rectForRow(at: path), to: nil)
    row = ElementEntry.Row(table: table, path: path, cell: nil, frame: place)
    defer { row = nil }
    guard readsContent, let cell = table.dataSource?.tableView(table, cellForRowAt: path) else {
      return make(.cell, view: nil, frame: place)
    }
    cell.bounds.size = place.size
    cell.layoutIfNeeded()
    row = ElementEntry.Row(table: table, path: path, cell: cell, frame: place)
    var node = make(.cell, view: cell, frame: place)
    describe(cell, &node)
    return node
  }

  private func items(of collection: UICollectionView) -> [ElementSnapshot] {
    let views = collection.subviews.filter { $0 is UICollectionReusableView || !($0 is UIScrollView) }
    let cells = views.filter { $0 is UICollectionViewCell || $0 is UICollectionReusableView }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    let others = views.filter { !($0 is UICollectionReusableView) }
    return cells.flatMap { nodes(for: $0) } + others.flatMap { nodes(for: $0) }.filter { !Self.isEmpty($0) }
  }

  // MARK: Controls

  private func buttons(of stepper: UIStepper) -> [ElementSnapshot] {
    let size = CGSize(width: stepper.bounds.width / 2, height: stepper.bounds.height)
    var minus = part(.button, of: stepper, CGRect(origin: .zero, size: size), label: "Decrement")
    var plus = part(.button, of: stepper, CGRect(origin: CGPoint(x: size.width, y: 0), size: size), label: "Increment")
    minus.isEnabled = stepper.isEnabled && (stepper.wraps || stepper.value > stepper.minimumValue)
    plus.isEnabled = stepper.isEnabled && (stepper.wraps || stepper.value < stepper.maximumValue)
    return [minus, plus]
  }

  private func segments(of control: UISegmentedControl) -> [ElementSnapshot] {
    let count = control.numberOfSegments
    guard count > 0 else { return [] }
    var x: CGFloat = 0
    let given = (0..<count).map { control.widthForSegment(at: $0) }
    let rest = max(0, control.bounds.width - given.reduce(0, +)) / CGFloat(max(1, given.count { $0 == 0 }))
    return (0..<count).map { index in
      let width = given[index] > 0 ? given[index] : rest
      defer { x += width }
      var node = part(
        .button, of: control, CGRect(x: x, y: 0, width: width, height: control.bounds.height),
        label: control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.automationLabel ?? "")
      node.identifier = control.imageForSegment(at: index)?.automationIdentifier ?? ""
      node.isSelected = control.selectedSegmentIndex == index
      node.isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
      return node
    }
  }

  private func wheels(of picker: UIPickerView) -> [ElementSnapshot] {
    let count = picker.numberOfComponents
    let views = picker.subviews.filter { String(describing: type(of: $0)) == "PickerWheel" }
    return (0..<count).map { component in
      let view = views.indices.contains(component) ? views[component] : picker
      var node = make(.pickerWheel, view: view, frame: frame(of: view))
      entries[node.id].wheel = (picker, component)
      let selected = picker.selectedRow(inComponent: component)
      node.value = ElementEntry.title(of: selected, in: picker, component)
      return node
    }
  }

  // MARK: Bars and alerts

  /// Returns the button of an item in a bar, or the elements of the item's custom view.
  private func barItem(_ view: UIView) -> [ElementSnapshot] {
    // Spaces and custom views have no content for the large content viewer.
    guard view.showsLargeContentViewer else { return nodes(in: view).filter { !Self.isEmpty($0) } }
    var node = make(.button, view: view, frame: frame(of: view))
    if node.label.isEmpty { node.label = Self.firstText(in: view) ?? "" }
    node.children = nodes(in: view).flatMap(Self.textsAndImages).filter { $0.kind == .staticText }
    return [node]
  }

  /// Returns the element of an alert or an action sheet, with the containers that it has on iOS: recorded tests address
  /// the buttons as `alerts["Title"].scrollViews.otherElements.buttons["OK"]`.
  private func alert(_ card: UIView) -> ElementSnapshot {
    var responder: UIResponder? = card
    while let current = responder, !(current is UIAlertController) { responder = current.next }
    let controller = responder as? UIAlertController
    let isSheet = controller?.preferredStyle == .actionSheet
    let place = frame(of: card)
    func wrapped(_ children: [ElementSnapshot], in kinds: [ElementKind]) -> ElementSnapshot {
      var children = children
      for kind in kinds.reversed() {
        var node = make(kind, view: card, frame: place)
        node.identifier = ""
        node.label = ""
        node.children = children
        children = [node]
      }
      return children[0]
    }
    let content = nodes(in: card).flatMap(Self.alertContent)
    let buttons = content.filter { $0.kind == .button }
    let fields = content.filter { [.textField, .secureTextField, .searchField].contains($0.kind) }
    var texts = content.filter { node in
      ![.button, .textField, .secureTextField, .searchField].contains(node.kind) && !Self.isEmpty(node)
    }
    if !fields.isEmpty {
      texts.append(wrapped(fields.map { wrapped([$0], in: [.cell, .other]) }, in: [.collectionView]))
    }
    var node = make(isSheet ? .sheet : .alert, view: card, frame: place)
    node.label = controller?.title ?? controller?.message ?? ""
    node.identifier = controller?.view.accessibilityIdentifier ?? ""
    node.children = [
      wrapped(
        [wrapped(texts, in: [.scrollView, .other]), wrapped(buttons, in: [.scrollView, .other])],
        in: [.other, .other])
    ]
    return node
  }

  private static func alertContent(_ node: ElementSnapshot) -> [ElementSnapshot] {
    [.other, .scrollView].contains(node.kind) ? node.children.flatMap(alertContent) : [node]
  }

  // MARK: Keyboard

  /// Returns the software keyboard, which Tessera does not show. Its keys can be tapped all the same.
  private func keyboard() -> ElementSnapshot? {
    guard let window = UIApplication.shared.keyWindow, let responder = FirstResponder.current(in: window),
      responder.inputView == nil
    else { return nil }
    let screen = UIScreen.main.bounds
    let area = CGRect(x: 0, y: screen.maxY - 291, width: screen.width, height: 291)
    var node = make(.keyboard, view: nil, frame: area)
    let traits = responder as? any UITextInputTraits
    func key(_ text: String, _ label: String, _ kind: ElementKind, _ rect: CGRect) {
      var key = make(kind, view: nil, frame: rect.offsetBy(dx: area.minX, dy: area.minY))
      key.label = label
      key.identifier = kind == .button ? label.prefix(1).uppercased() + label.dropFirst() : ""
      key.keyText = text
      node.children.append(key)
    }
    let type = traits?.keyboardType ?? .default
    if [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(type) {
      let last = type == .decimalPad ? "." : type == .phonePad ? "+" : ""
      let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", last, "0", "\u{8}"]
      let size = CGSize(width: area.width / 3, height: 60)
      for (index, text) in keys.enumerated() where !text.isEmpty {
        let place = CGPoint(x: CGFloat(index % 3) * size.width, y: CGFloat(index / 3) * size.height)
        key(text, text == "\u{8}" ? "Delete" : text, .key, CGRect(origin: place, size: size))
      }
      return node
    }
    let startsSentence =
      (responder as? any UIKeyInput)?.hasText == false
      && [.sentences, .words, .allCharacters].contains(traits?.autocapitalizationType ?? .sentences)
    let size = CGSize(width: area.width / 10, height: 54)
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (index, letter) in letters.enumerated() {
        let text = startsSentence ? letter.uppercased() : String(letter)
        let x = (CGFloat(index) + CGFloat(row) / 2) * size.width
        key(text, text, .key, CGRect(origin: CGPoint(x: x, y: CGFloat(row) * size.height), size: size))
      }
    }
    key("\u{8}", "delete", .key, CGRect(x: size.width * 8.5, y: size.height * 2, width: size.width * 1.5, height: 54))
    key(" ", "space", .key, CGRect(x: size.width * 2.5, y: size.height * 3, width: size.width * 5, height: 54))
    key(
      "\n", Self.returnTitle(traits?.returnKeyType ?? .default), .button,
      CGRect(x: size.width * 7.5, y: size.height * 3, width: size.width * 2.5, height: 54))
    return node
  }

  private static func returnTitle(_ type: UIReturnKeyType) -> String {
    switch type {
    case .go: "go"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search, .google, .yahoo: "search"
    case .send: "send"
    case .done: "done"
    case .continue: "continue"
    case .emergencyCall: "emergency call"
    default: "return"
    }
  }
}
