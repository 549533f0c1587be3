import Foundation

/// A scene of a storyboard whose view controller has been created.
///
/// The view controller retains the scene. The scene contains the objects that were created with the controller, the
/// connections to objects of the view, which is created later, and the segues.
@MainActor final class NibScene {
  /// A connection whose destination is created with the view.
  struct PendingConnection {
    let element: NibElement
    weak var source: NSObject?
  }

  let storyboard: UIStoryboard
  let document: NibDocument
  /// The element of the view controller.
  let element: NibElement
  weak var controller: UIViewController?
  /// The objects of the scene by identifier. The view controller is not among them, because it retains the scene.
  var objects: [String: AnyObject] = [:]
  var pendingConnections: [PendingConnection] = []
  /// The segues that embed a controller in a view, in the order of the file.
  private var embeds: [(element: NibElement, container: UIView)] = []
  /// The objects that perform segues for bar button items and gesture recognizers, which do not retain their targets.
  private var triggers: [NibSegueTrigger] = []
  private var isViewDecoded = false
  /// The views of the scene to which popovers of its segues point, by identifier.
  private var popoverAnchors: [String: PopoverAnchor] = [:]
  /// The elements of the controllers that are embedding this controller. This list stops a controller from embedding itself endlessly.
  private(set) var embedders: [ObjectIdentifier] = []

  init(_ element: NibElement, in document: NibDocument, of storyboard: UIStoryboard) {
    self.element = element
    self.document = document
    self.storyboard = storyboard
  }

  /// The element of the view, or nil if the scene has none.
  private var viewElement: NibElement? {
    element.children.first { $0.key == "view" && NibClasses.isPossibleView($0) }
  }

  /// Returns the nib name of a view controller in a storyboard. The name is the same as in UIKit (measured: `nib-nibname` in
  /// nib-cases.json).
  static func nibName(of element: NibElement) -> String? {
    guard let view = element.child(key: "view")?.id, let id = element.id else { return nil }
    return "\(id)-view-\(view)"
  }

  /// Returns whether an object is created together with the view, and the view has not been created yet.
  func isPending(_ target: NibElement) -> Bool {
    guard !isViewDecoded, let viewElement else { return false }
    return target.isInside(viewElement)
  }

  // MARK: The view

  /// Creates the view of the controller with all its objects.
  ///
  /// - Returns: The view, or nil if the scene has none. The controller then creates a plain view.
  func makeView() -> UIView? {
    guard let viewElement, let controller, !isViewDecoded else { return nil }
    isViewDecoded = true
    var knownObjects = objects
    if let id = element.id { knownObjects[id] = controller }
    let loader = NibLoader(document, scene: self, moduleObject: controller, objects: knownObjects)
    guard let view = loader.makeView(viewElement) else { return nil }
    // The view is set before the connections are made: constraints to the controller's layout guides require its view, and
    // outlets may require its table view.
    controller.adoptNibView(view)
    loader.finish()
    element.forEach { segue in
      guard let id = segue["popoverAnchorView"], let view = loader.objects[id] as? UIView else { return }
      popoverAnchors[id] = PopoverAnchor(view: view)
    }
    return view
  }

  /// Returns an object to which a popover can point: a view of the scene, or a bar button item.
  func popoverAnchor(_ id: String) -> AnyObject? { popoverAnchors[id]?.view ?? objects[id] }

  // MARK: Segues

  /// Performs a segue when an object is used: a control, an item, a cell or a gesture recognizer.
  func connect(_ segue: NibElement, to source: NSObject) {
    if segue["kind"] == "embed" {
      guard let view = source as? UIView else {
        return document.report(
          segue, "an embed segue starts at \(type(of: source)), which is not a view; the segue is ignored")
      }
      embeds.append((segue, view))
      return
    }
    let trigger = NibSegueTrigger(segue, in: self)
    switch source {
    case let control as UIControl:
      control.addAction(UIAction { trigger.perform($0.sender) }, for: control.nibPrimaryEvent)
    case let item as UIBarButtonItem:
      triggers.append(trigger)
      item.target = trigger
      item.action = Selector("perform:", NibSegueTrigger.perform(_:))
    case let recognizer as UIGestureRecognizer:
      triggers.append(trigger)
      recognizer.addTarget(trigger, action: Selector("perform:", NibSegueTrigger.perform(_:)))
    case let cell as UITableViewCell:
      let perform: (UITableViewCell) -> Void = { trigger.perform($0) }
      if segue["trigger"] == "accessoryAction" {
        cell.performAccessorySegue = perform
      } else {
        cell.performSelectionSegue = perform
      }
    case let cell as UICollectionViewCell: cell.performSelectionSegue = { trigger.perform($0) }
    default: document.report(segue, "\(type(of: source)) cannot trigger segues; the segue is not connected")
    }
  }

  /// Performs the segues that embed controllers, after the view was loaded.
  func performEmbeds() {
    let pendingEmbeds = embeds
    embeds = []
    for (element, container) in pendingEmbeds {
      if let id = element["destination"], let target = document.elements[id],
        target === self.element || embedders.contains(ObjectIdentifier(target))
      {
        document.report(
          element,
          "the embed segue to “\(id)” is ignored, because that view controller contains the segue's source")
        continue
      }
      NibSegues(self).perform(element, sender: controller, asksController: true, container: container)
    }
  }

  /// Records this scene in the embedders of a controller and its descendants.
  func recordEmbedding(_ controller: UIViewController) {
    controller.nibScene?.embedders = embedders + [ObjectIdentifier(element)]
    for child in controller.children { recordEmbedding(child) }
  }

  /// Returns the segue with an identifier, or nil if the controller has none.
  func segue(withIdentifier identifier: String) -> NibElement? {
    var segue: NibElement?
    element.forEach { element in
      guard segue == nil, element.name == "segue", element["kind"] != "relationship" else { return }
      if element["identifier"] == identifier { segue = element }
    }
    return segue
  }
}

/// A view to which popovers point. Its superview retains it.
private struct PopoverAnchor {
  weak var view: UIView?
}

extension NibClasses {
  /// Returns whether an element describes a view. This is the case if its name belongs to a view class, or if it has a
  /// frame or a content mode. The element's key is not sufficient, because bar items, layouts and values have keys too.
  static func isPossibleView(_ element: NibElement) -> Bool {
    views[element.name] != nil || element.child(key: "frame") != nil || element["contentMode"] != nil
  }
}
