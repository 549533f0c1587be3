import Foundation

/// A type that performs the segues of a scene.
@MainActor struct NibSegues {
  private let scene: NibScene
  private var document: NibDocument { scene.document }

  init(_ scene: NibScene) { self.scene = scene }

  /// Performs a segue.
  ///
  /// - Parameters:
  ///   - element: The element of the segue.
  ///   - sender: The object that started the segue, or nil.
  ///   - asksController: `true` to call `shouldPerformSegue(withIdentifier:sender:)` first. Pass `false` if the application
  ///     itself called `performSegue(withIdentifier:sender:)`.
  ///   - container: The view in which the destination is embedded, or nil for other kinds of segues.
  func perform(_ element: NibElement, sender: Any?, asksController: Bool, container: UIView? = nil) {
    guard let source = scene.controller else { return }
    let identifier = element["identifier"]
    if asksController, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    if element["kind"] == "unwind" { return unwind(element, source, sender) }
    guard let destination = makeDestination(element, source, sender) else { return }
    let segue = makeSegue(element, source, destination)
    if container != nil { scene.recordEmbedding(destination) }
    prepareStyle(of: destination, element, sender)
    segue.setHandler { show(element, source, destination, sender, container) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeDestination(_ element: NibElement, _ source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let id = element["destination"], let target = document.elements[id] else {
      document.report(
        element,
        "the segue “\(element["identifier"] ?? "")” leads to “\(element["destination"] ?? "")”, which is not in the "
          + "file"
      )
      return nil
    }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = element["destinationCreationSelector"] {
      if let method = (source as any _MemberLookup)._selector(named: name) {
        creator = { coder in
          method.performForResult(on: source, sender: coder, event: sender, third: element["identifier"]).result
            as? UIViewController
        }
      } else {
        document.report(
          element, "\(type(of: source)) has no segue action “\(name)”; the destination is created with init(coder:)")
      }
    }
    return NibScenes(scene.storyboard, document).make(target, creator: creator)
  }

  /// Creates the segue. The segue has the application's class if the storyboard specifies one.
  private func makeSegue(_ element: NibElement, _ source: UIViewController, _ destination: UIViewController)
    -> UIStoryboardSegue
  {
    let identifier = element["identifier"]
    if let name = element["customClass"] {
      let segueClass: AnyClass? = NibClasses.find(name, module: element["customModule"], moduleObject: source)
      if let type = segueClass as? UIStoryboardSegue.Type {
        return NibSegueContext.shared.make(type, identifier, source, destination)
      }
      document.report(
        element, "this program has no segue class \(name); the segue shows its destination instead")
    }
    if element["kind"] == "popover" {
      return UIStoryboardPopoverSegue(identifier: identifier, source: source, destination: destination)
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }

  // MARK: Transitions

  /// Sets the presentation style and transition of a destination. The method is called before `prepare(for:sender:)`, so that the
  /// application can change them.
  private func prepareStyle(of destination: UIViewController, _ element: NibElement, _ sender: Any?) {
    switch element["kind"] {
    case "presentation", "modal":
      if let style = element["modalPresentationStyle"].flatMap({ NibNames.presentationStyle[$0] }) {
        destination.modalPresentationStyle = style
      }
      if let style = element["modalTransitionStyle"].flatMap({ NibNames.transitionStyle[$0] }) {
        destination.modalTransitionStyle = style
      }
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      preparePopover(of: destination, element, sender)
    default: break
    }
  }

  private func preparePopover(of destination: UIViewController, _ element: NibElement, _ sender: Any?) {
    guard let popover = destination.popoverPresentationController else { return }
    let arrows: UIPopoverArrowDirection? = element.options(
      "popoverArrowDirection", ["up": .up, "down": .down, "left": .left, "right": .right])
    if let arrows, !arrows.isEmpty { popover.permittedArrowDirections = arrows }
    let anchorID = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    switch anchorID.flatMap(scene.popoverAnchor) ?? (sender as AnyObject?) {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = view.bounds
    default:
      popover.sourceView = scene.controller?.viewIfLoaded
      popover.sourceRect = scene.controller?.viewIfLoaded?.bounds ?? .zero
    }
  }

  private func show(
    _ element: NibElement, _ source: UIViewController, _ destination: UIViewController, _ sender: Any?,
    _ container: UIView?
  ) {
    let animates = element.bool("animates") ?? true
    switch element["kind"] {
    case "embed":
      if let container { Self.embed(destination, in: container, of: source) }
    case "push":
      if let navigation = source.navigationController {
        navigation.pushViewController(destination, animated: animates)
      } else {
        document.report(
          element,
          "the push segue “\(element["identifier"] ?? "")” cannot push, because \(type(of: source)) is not in a "
            + "navigation controller; its destination is presented instead. Embed \(type(of: source)) in a navigation "
            + "controller")
        source.present(destination, animated: animates)
      }
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: animates)
    case "custom" where element["customClass"] == nil:
      document.report(
        element,
        "the custom segue “\(element["identifier"] ?? "")” from \(type(of: source)) to \(type(of: destination)) has no "
          + "class; set one in Xcode. Its destination is shown instead")
      source.show(destination, sender: sender)
    case "show", "custom":
      // A navigation controller cannot be pushed.
      if destination is UINavigationController {
        source.present(destination, animated: animates)
      } else {
        source.show(destination, sender: sender)
      }
    default:
      document.report(
        element,
        "the segue “\(element["identifier"] ?? "")” has the unknown kind “\(element["kind"] ?? "")”; its destination "
          + "is shown")
      source.show(destination, sender: sender)
    }
  }

  /// Adds a child controller whose view fills a container. The view is loaded before the child moves to its parent (measured:
  /// `nib-order-embed` in nib-cases.json).
  private static func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
    guard let view = child.view else { return }
    parent.addChild(child)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: parent)
  }

  // MARK: Unwinding

  private func unwind(_ element: NibElement, _ source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"], !name.isEmpty else {
      return document.report(element, "the unwind segue from \(type(of: source)) has no unwind action; it is ignored")
    }
    let action = Selector(name)
    let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let target = NibUnwinding.destination(of: origin) else {
      return document.report(
        element,
        "no view controller that contains or presents \(type(of: source)) implements the unwind action “\(name)” and "
          + "accepts it; the unwind segue is ignored")
    }
    let segue: UIStoryboardSegue
    if let customSegue = target.segueForUnwinding(to: target, from: source, identifier: element["identifier"]) {
      segue = customSegue
    } else {
      segue = makeSegue(element, source, target)
      segue.setHandler { [unowned segue] in NibUnwinding.unwind(segue) }
    }
    source.prepare(for: segue, sender: sender)
    _ = action.perform(on: target, sender: segue)
    segue.perform()
  }
}
