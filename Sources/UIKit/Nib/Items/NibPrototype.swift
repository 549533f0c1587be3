import Foundation

/// A prototype of a cell or of a supplementary view, from which a table or collection view creates views.
@MainActor final class NibPrototype {
  private let document: NibDocument
  private let element: NibElement
  private weak var scene: NibScene?
  private weak var moduleObject: AnyObject?

  init(_ element: NibElement, in loader: NibLoader) {
    self.element = element
    document = loader.document
    scene = loader.scene
    moduleObject = loader.scene?.controller ?? loader.moduleObject
  }

  /// Creates a view from the prototype. Also makes the connections between the view and objects of the scene. Returns nil
  /// if the view cannot be created.
  func make() -> UIView? {
    var objects = scene?.objects ?? [:]
    if let controller = scene?.controller, let id = scene?.element.id { objects[id] = controller }
    let loader = NibLoader(document, scene: scene, moduleObject: moduleObject, objects: objects)
    let view = loader.makeView(element)
    loader.finish()
    return view
  }
}
