import Foundation

/// A type that creates the view controllers of a storyboard.
@MainActor struct NibScenes {
  private let storyboard: UIStoryboard
  private let document: NibDocument
  /// The number of references to other storyboards that were followed to reach this storyboard.
  private let depth: Int

  init(_ storyboard: UIStoryboard, _ document: NibDocument, depth: Int = 0) {
    self.depth = depth
    self.storyboard = storyboard
    self.document = document
  }

  /// Creates a view controller, and those that it contains.
  ///
  /// - Parameters:
  ///   - element: The element of the controller, or a reference to another storyboard.
  ///   - creator: A closure that creates the controller, or nil to use its class.
  /// - Returns: The controller, or nil if the target of a reference does not exist.
  func make(_ element: NibElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    var finished: [NibLoader] = []
    let controller = makeUnawakenedController(element, creator: creator, path: [], &finished)
    for loader in finished { loader.awakeObjects() }
    return controller
  }

  /// Creates a controller without calling `awakeFromNib()`, which is called after all children have been added.
  private func makeUnawakenedController(
    _ element: NibElement, creator: ((NSCoder) -> UIViewController?)?, path: [NibElement],
    _ finished: inout [NibLoader]
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return resolve(element, creator) }
    guard NibClasses.isController(element) else {
      document.report(element, "<\(element.name)> is not a view controller; it is not shown")
      return nil
    }
    guard !path.contains(where: { $0 === element }) else {
      document.report(element, "the view controller “\(element.id ?? "")” contains itself; the relationship is ignored")
      return nil
    }
    let scene = NibScene(element, in: document, of: storyboard)
    let loader = NibLoader(document, scene: scene, moduleObject: UIApplication.shared.delegate)
    let siblings = (element.parent?.children ?? []).filter {
      $0 !== element && $0.name != "placeholder" && $0.name != "exit"
    }
    // Objects without a class of UIKit are created before the controller (measured: `nib-order-instantiate` in nib-cases.json).
    for sibling in siblings where sibling.name == "customObject" { _ = loader.makeObject(sibling) }
    let controller = loader.makeController(element, creator: creator)
    scene.controller = controller
    for sibling in siblings where sibling.name != "customObject" && !NibClasses.isController(sibling) {
      if NibClasses.isPossibleView(sibling) { _ = loader.makeView(sibling) } else { _ = loader.makeObject(sibling) }
    }
    loader.connect()
    scene.objects = loader.objects.filter { $0.value !== controller }
    controller.nibScene = scene
    addRelatedControllers(controller, element, path: path + [element], &finished)
    finished.append(loader)
    return controller
  }

  /// Creates the children of a container view controller, and adds them to it.
  private func addRelatedControllers(
    _ controller: UIViewController, _ element: NibElement, path: [NibElement], _ finished: inout [NibLoader]
  ) {
    var related: [(relationship: String, controllers: [UIViewController])] = []
    for segue in element.elements(in: "connections") where segue.name == "segue" && segue["kind"] == "relationship" {
      guard let id = segue["destination"], let target = document.elements[id] else {
        document.report(
          segue,
          "a relationship of \(type(of: controller)) leads to “\(segue["destination"] ?? "")”, which is not in the file"
        )
        continue
      }
      guard let child = makeUnawakenedController(target, creator: nil, path: path, &finished) else { continue }
      let name = segue["relationship"] ?? "viewControllers"
      if let index = related.firstIndex(where: { $0.relationship == name }) {
        related[index].controllers.append(child)
      } else {
        related.append((name, [child]))
      }
    }
    for (name, children) in related where !NibContainers.addChildren(children, by: name, to: controller) {
      document.report(
        element,
        "\(type(of: controller)) has no relationship “\(name)”; its \(children.count) view controllers are not shown")
    }
  }

  /// Creates the view controller to which a storyboard reference leads. Returns nil if it does not exist.
  private func resolve(_ element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      document.report(element, "the storyboard reference has no storyboard name; nothing is shown")
      return nil
    }
    guard depth < 20 else {
      document.report(
        element,
        "the storyboard “\(name)” is not loaded, because 20 storyboard references lead to it; check whether they form "
          + "a cycle")
      return nil
    }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? document.bundle
    guard let referencedDocument = NibStoryboards.document(name, in: bundle) else {
      document.report(
        element,
        "the referenced storyboard “\(name)” could not be loaded from \(bundle.bundlePath); nothing is shown")
      return nil
    }
    let referencedStoryboard = UIStoryboard(document: referencedDocument)
    let target: NibElement?
    if let identifier = element["referencedIdentifier"] {
      target = NibStoryboards.controller(withIdentifier: identifier, in: referencedDocument)
    } else {
      target = referencedDocument.root["initialViewController"].flatMap { referencedDocument.elements[$0] }
    }
    guard let target else {
      document.report(
        element,
        "the storyboard “\(name)” has no "
          + "\(element["referencedIdentifier"].map { "view controller “\($0)”" } ?? "initial view controller")"
      )
      return nil
    }
    return NibScenes(referencedStoryboard, referencedDocument, depth: depth + 1).make(target, creator: creator)
  }
}
