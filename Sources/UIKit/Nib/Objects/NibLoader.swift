import Foundation
import SwiftABI

/// An object that creates the objects of a nib, or of a part of a storyboard, and connects them.
///
/// The objects are created first, in the order of the file. `finish()` then adds the constraints, sets the
/// user-defined runtime attributes, makes the connections and calls `awakeFromNib()`.
@MainActor final class NibLoader {
  let document: NibDocument
  /// The scene of the storyboard, or nil for nibs.
  let scene: NibScene?
  /// The object whose module is searched for custom classes.
  let moduleObject: AnyObject?
  /// The objects to which other elements can refer, by the identifier of their element.
  var objects: [String: AnyObject]
  /// The objects that were created, with their elements, in the order of the file.
  private(set) var created: [(element: NibElement, object: NSObject)] = []
  /// The constraints of the views that were created.
  var constraints: [(element: NibElement, view: UIView)] = []
  /// The properties of the views that depend on size classes.
  let variations = NibVariations()
  private var platformClasses: [ObjectIdentifier: AnyClass] = [:]

  init(_ document: NibDocument, scene: NibScene? = nil, moduleObject: AnyObject?, objects: [String: AnyObject] = [:]) {
    self.document = document
    self.scene = scene
    self.moduleObject = moduleObject
    self.objects = objects
  }

  // MARK: Creating objects

  /// Creates the view of an element. If its custom class is unknown, an error is reported and the view has the class of
  /// UIKit that belongs to the element.
  func makeView(_ element: NibElement) -> UIView? {
    let platform: UIView.Type
    if let viewClass = NibClasses.views[element.name] {
      platform = viewClass
    } else if let optionalClass = NibClasses.optionalClass(element.name) as? UIView.Type {
      platform = optionalClass
    } else {
      guard element.child(key: "frame") != nil || element["contentMode"] != nil || element.id != nil else {
        document.report(element, "<\(element.name)> is not a view; it is ignored")
        return nil
      }
      if element["customClass"] == nil {
        let name = NibClasses.optionalClassNames[element.name] ?? "<\(element.name)>"
        document.report(element, "\(name) is not available; a plain view is used instead")
      }
      platform = UIView.self
    }
    let type = customClass(of: element, as: UIView.self) ?? platform
    let coder = NibCoder(element, in: self)
    if let view = AppearanceCatalog.withRecordingSuspended({ type.init(coder: coder) }) {
      return register(view, coder) as? UIView
    }
    document.report(element, "\(type).init(coder:) returned nil; a \(platform) is used instead")
    let fallbackCoder = NibCoder(element, in: self)
    return AppearanceCatalog.withRecordingSuspended { platform.init(coder: fallbackCoder) }.flatMap {
      register($0, fallbackCoder) as? UIView
    }
  }

  /// Creates an object that is neither a view nor a view controller.
  func makeObject(_ element: NibElement) -> NSObject? {
    let coder = NibCoder(element, in: self)
    let object: NSObject?
    switch element.name {
    case "barButtonItem":
      let type = customClass(of: element, as: UIBarButtonItem.self) ?? UIBarButtonItem.self
      object = AppearanceCatalog.withRecordingSuspended { type.init(coder: coder) }
    case "tabBarItem":
      let type = customClass(of: element, as: UITabBarItem.self) ?? UITabBarItem.self
      object = AppearanceCatalog.withRecordingSuspended { type.init(coder: coder) }
    case "navigationItem":
      let type = customClass(of: element, as: UINavigationItem.self) ?? UINavigationItem.self
      object = type.init(coder: coder)
    case "collectionViewFlowLayout", "collectionViewLayout":
      let platform =
        element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
      let type = customClass(of: element, as: UICollectionViewLayout.self) ?? platform
      object = type.init(coder: coder)
    case "customObject":
      // Objects without a class of UIKit are created with init(), not init(coder:) (measured: `nib-order-instantiate` in nib-cases.json).
      let type = customClass(of: element, as: NSObject.self) ?? NSObject.self
      object = InitializerDispatch.make(type)
    default:
      if let platform = NibClasses.recognizers[element.name] {
        let type = customClass(of: element, as: UIGestureRecognizer.self) ?? platform
        let recognizer = InitializerDispatch.makeRecognizer(type, coder) as? UIGestureRecognizer
        if recognizer == nil {
          document.report(element, "\(type).init(coder:) returned nil; a \(platform) is used instead")
        }
        object = recognizer ?? InitializerDispatch.make(platform)
      } else {
        object = nil
      }
    }
    guard let object else {
      document.report(element, "<\(element.name)> is not a known element; the object is ignored")
      return nil
    }
    return register(object, coder)
  }

  /// Creates a view controller, without its view.
  ///
  /// - Parameters:
  ///   - element: The element of the controller.
  ///   - creator: A closure that creates the controller, or nil to use its class.
  func makeController(_ element: NibElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let optionalClass = NibClasses.optionalClass(element.name) as? UIViewController.Type
    if NibClasses.controllers[element.name] == nil, optionalClass == nil, element["customClass"] == nil {
      let name = NibClasses.optionalClassNames[element.name] ?? "<\(element.name)>"
      document.report(element, "\(name) is not available; a plain view controller is used instead")
    }
    let platform = NibClasses.controllers[element.name] ?? optionalClass ?? UIViewController.self
    let type = customClass(of: element, as: UIViewController.self) ?? platform
    let coder = NibCoder(element, in: self)
    if let controller = AppearanceCatalog.withRecordingSuspended({ creator?(coder) ?? type.init(coder: coder) }) {
      register(controller, coder)
      return controller
    }
    document.report(element, "\(type).init(coder:) returned nil; a \(platform) is used instead")
    let fallbackCoder = NibCoder(element, in: self)
    let controller = platform.init(coder: fallbackCoder) ?? UIViewController()
    register(controller, fallbackCoder)
    return controller
  }

  /// Decodes a new object if its initializer has not done so, and adds it to the created objects.
  @discardableResult
  private func register(_ object: NSObject, _ coder: NibCoder) -> NSObject {
    if !coder.isDecoded {
      coder.isDecoded = true
      AppearanceCatalog.withRecordingSuspended { decode(object, coder.element) }
    }
    adopt(object, coder.element)
    return object
  }

  /// Adds an object that another object has created, such as the content view of a cell, to the created objects.
  func adopt(_ object: NSObject, _ element: NibElement) {
    if let id = element.id { objects[id] = object }
    (object as? UIView)?.flags.insert(.initialized)
    created.append((element, object))
  }

  // MARK: Classes

  /// Returns the class in `customClass`, or nil if there is none. Reports an error and returns nil if the class is
  /// unknown or has the wrong superclass.
  private func customClass<Base: NSObject>(of element: NibElement, as base: Base.Type) -> Base.Type? {
    guard let name = element["customClass"], !name.isEmpty, name != "NSObject" else { return nil }
    guard let customClass = NibClasses.find(name, module: element["customModule"], moduleObject: moduleObject) else {
      let module = element["customModule"].map { " of the module \($0)" } ?? ""
      document.report(
        element, "there is no class \(name)\(module) in this program; \(replacement(of: element)) is used instead")
      return nil
    }
    guard let type = customClass as? Base.Type else {
      document.report(
        element, "\(name) is not a subclass of \(base); \(replacement(of: element)) is used instead")
      return nil
    }
    // The module's extensions may declare properties that the nib sets, also those of objects without a custom class.
    ModuleMembers.shared.add(moduleOf: type)
    return type
  }

  private func replacement(of element: NibElement) -> String {
    let type: AnyClass? =
      NibClasses.views[element.name] ?? NibClasses.controllers[element.name] ?? NibClasses.optionalClass(element.name)
    return type.map { "a \($0)" } ?? "an object without a class"
  }

  /// Returns the most specific class of UIKit among an object's class and its superclasses.
  func platformClass(of object: NSObject) -> AnyClass {
    let classIdentifier = ObjectIdentifier(type(of: object))
    if let cachedClass = platformClasses[classIdentifier] { return cachedClass }
    let platformClass: AnyClass = PlatformClass.of(object)
    platformClasses[classIdentifier] = platformClass
    return platformClass
  }

  // MARK: Finishing

  /// Connects the objects that were created and calls `awakeFromNib()`.
  func finish() {
    connect()
    awakeObjects()
  }

  /// Adds the constraints, sets the runtime attributes and makes the connections.
  ///
  /// - Parameter placeholders: Objects that exist already. Their connections are made, too.
  func connect(_ placeholders: [(element: NibElement, object: NSObject)] = []) {
    NibConstraints(self).activate()
    for (element, object) in created { NibRuntimeAttributes.apply(element, to: object, in: document) }
    NibConnector(self).connect(placeholders)
    variations.start(in: self)
  }

  /// Calls `awakeFromNib()` of the objects that were created.
  func awakeObjects() {
    // `awakeFromNib()` of other objects is called before that of views and controllers (measured: `nib-order-instantiate` in
    // nib-cases.json).
    let objects =
      created.filter { $0.element.name == "customObject" } + created.filter { $0.element.name != "customObject" }
    created = []
    for (_, object) in objects { NibAwakener.awake(object) }
  }
}
