import Foundation

/// A type that makes the connections of a nib: outlets, outlet collections, actions and segues.
@MainActor struct NibConnector {
  private let loader: NibLoader
  private var document: NibDocument { loader.document }

  init(_ loader: NibLoader) { self.loader = loader }

  /// Makes the connections of all objects created so far, and of `placeholders`: objects that existed before the nib was
  /// loaded.
  ///
  /// A connection to an object that is created only when a controller's view is loaded is stored in the scene, and made
  /// when that view is loaded.
  func connect(_ placeholders: [(element: NibElement, object: NSObject)]) {
    var connections: [(element: NibElement, source: NSObject)] = []
    if let scene = loader.scene {
      connections = scene.pendingConnections.compactMap { pending in pending.source.map { (pending.element, $0) } }
      scene.pendingConnections = []
    }
    for (element, object) in placeholders + loader.created {
      connections += element.elements(in: "connections").map { ($0, object) }
    }
    // Outlets are connected before actions and segues, as in UIKit.
    for (element, source) in connections where element.name == "outlet" { connectOutlet(element, source) }
    connectCollections(connections.filter { $0.element.name == "outletCollection" })
    for (element, source) in connections {
      switch element.name {
      case "outlet", "outletCollection": break
      case "action": connectAction(element, source)
      case "segue": connectSegue(element, source)
      default: document.report(element, "<\(element.name)> is not a known kind of connection; it is ignored")
      }
    }
  }

  /// Returns the destination of a connection, or nil if the object does not exist. In that case the connection is stored
  /// for later, or an error is reported.
  private func destination(_ element: NibElement, _ source: NSObject) -> AnyObject? {
    guard let id = element["destination"] else {
      document.report(
        element,
        "the <\(element.name)> element has no “destination” attribute, which names the object; the connection is "
          + "ignored")
      return nil
    }
    if let object = loader.objects[id] { return object }
    // The owner of a nib can be nil.
    if document.kind == .xib, document.elements[id]?.name == "placeholder" { return nil }
    guard let target = document.elements[id] else {
      document.report(
        element, "\(Self.name(of: element)) leads to the object “\(id)”, which is not in the file; it is ignored")
      return nil
    }
    if let scene = loader.scene, scene.isPending(target) {
      scene.pendingConnections.append(NibScene.PendingConnection(element: element, source: source))
      return nil
    }
    document.report(
      element,
      "\(Self.name(of: element)) leads to <\(target.name)> “\(id)”, which does not belong to the same scene or view; "
        + "it is ignored"
    )
    return nil
  }

  private static func name(of element: NibElement) -> String {
    switch element.name {
    case "action": "the action “\(element["selector"] ?? "")”"
    case "segue": "the segue “\(element["identifier"] ?? "")”"
    default: "the outlet “\(element["property"] ?? "")”"
    }
  }

  // MARK: Outlets

  private func connectOutlet(_ element: NibElement, _ source: NSObject) {
    guard let property = element["property"] else {
      return document.report(
        element,
        "the <outlet> element has no “property” attribute, which names the outlet; the connection is ignored")
    }
    guard let value = destination(element, source) else { return }
    set(property, of: source, to: value, element)
  }

  private func set(_ property: String, of source: NSObject, to value: Any, _ element: NibElement) {
    if let lookup = source as? any _MemberLookup {
      switch lookup._setMember(property, to: value) {
      case .assigned: return
      case .wrongType(let expected):
        return document.report(
          element,
          "the outlet “\(property)” of \(type(of: source)) has the type \(expected), not \(type(of: value)); it is "
            + "not set"
        )
      case .missing: break
      }
    }
    if NibOutlets.set(property, of: source, to: value) { return }
    if property == "delegate" || property == "dataSource" {
      return document.report(
        element,
        "\(type(of: source)) has no outlet “\(property)” that takes a \(type(of: value)), which is not connected. The class must "
          + "declare that it conforms to the protocol of the outlet")
    }
    document.report(
      element,
      "\(type(of: source)) has no outlet “\(property)”; the object <\(type(of: value))> is not connected. "
        + "The class must be built with tessera, or list its outlets (_MemberLookup)")
  }

  private func connectCollections(_ connections: [(element: NibElement, source: NSObject)]) {
    var lists: [(element: NibElement, source: NSObject, property: String, values: [AnyObject])] = []
    for (element, source) in connections {
      guard let property = element["property"] else { continue }
      guard let value = destination(element, source) else { continue }
      if let index = lists.firstIndex(where: { $0.source === source && $0.property == property }) {
        lists[index].values.append(value)
      } else {
        lists.append((element, source, property, [value]))
      }
    }
    for (element, source, property, values) in lists {
      if property == "gestureRecognizers", let view = source as? UIView {
        for value in values {
          if let recognizer = value as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        }
        continue
      }
      // An outlet collection is connected in two steps, before and after the view is loaded, if it contains views. The second
      // step keeps the objects of the first step.
      let previousValues = (source as? any _MemberLookup)?._member(property)?.value as? [AnyObject] ?? []
      let retainedValues = previousValues.filter { value in !values.contains { $0 === value } }
      let isAppended = element.bool("appends") == true || loader.scene != nil
      set(property, of: source, to: (isAppended ? retainedValues : []) + values, element)
    }
  }

  // MARK: Actions

  private func connectAction(_ element: NibElement, _ source: NSObject) {
    guard let name = element["selector"], !name.isEmpty else {
      return document.report(
        element, "the <action> element of \(type(of: source)) has no “selector” attribute; the action is ignored")
    }
    let target: AnyObject?
    if let id = element["destination"], isFirstResponder(id) {
      target = nil
    } else {
      guard let targetObject = destination(element, source) else { return }
      target = targetObject
      if let targetObject = targetObject as? any _MemberLookup, targetObject._selector(named: name) == nil,
        !StandardEditActions.names.contains(name)
      {
        document.report(
          element,
          "\(type(of: targetObject)) has no action “\(name)”. The class must be built with tessera, or list its "
            + "actions (_MemberLookup)")
      }
    }
    let action = (target as? any _MemberLookup)?._selector(named: name) ?? Selector(name)
    switch source {
    case let control as UIControl:
      let event = element["eventType"].flatMap { NibNames.event[$0] } ?? control.nibPrimaryEvent
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      document.report(
        element, "the action “\(name)” is not connected, because \(type(of: source)) does not send actions")
    }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }

  // MARK: Segues

  private func connectSegue(_ element: NibElement, _ source: NSObject) {
    guard element["kind"] != "relationship", !(source is UIViewController) else { return }
    guard let scene = loader.scene else {
      return document.report(
        element, "segues are supported only in storyboards, and this file is a nib; the segue is ignored")
    }
    scene.connect(element, to: source)
  }
}

extension UIControl {
  /// The event that sends an action whose element names no event type. The same event also triggers the segues of the control.
  var nibPrimaryEvent: UIControl.Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}
