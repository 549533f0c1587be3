import QuartzCore
import UIKit
import UIKitTesting

/// Finds the objects of an application that still exist after it has ended, without retaining them.
@preconcurrency @MainActor
final class LifetimeProbe {
  private var objects: [(name: String, find: () -> AnyObject?)] = []
  private var known: Set<ObjectIdentifier> = []

  /// The number of observed objects.
  var count: Int { objects.count }

  /// The names of the observed objects that still exist, each with the number of its objects.
  var survivors: [String] {
    Dictionary(grouping: objects.filter { $0.find() != nil }, by: \.name).map { "\($1.count) \($0)" }.sorted()
  }

  /// Observes an object.
  func watch(_ object: AnyObject?, _ name: String = "") {
    guard let object, known.insert(ObjectIdentifier(object)).inserted else { return }
    let name = name.isEmpty ? "\(type(of: object))" : name
    objects.append((name, { [weak object] in object }))
  }

  /// Observes the application, its contexts, its scenes and the contents of their windows.
  func watchApplication() {
    watch(ApplicationContext.current)
    watch(RenderContext.current)
    watch(UIApplication.shared)
    watch(UIScreen.main)
    watch(UIPasteboard.general)
    for scene in UIApplication.shared.connectedScenes { watch(scene) }
    for window in UIApplication.shared.windows { watch(view: window) }
  }

  /// Observes a view, its view controller, and all their descendants.
  func watch(view: UIView) {
    watch(view)
    if let controller = view.next as? UIViewController { watch(controller) }
    for gesture in view.gestureRecognizers ?? [] { watch(gesture) }
    for interaction in view.interactions { watch(interaction) }
    watch(layer: view.layer, of: view)
    for subview in view.subviews { watch(view: subview) }
  }

  private func watch(layer: CALayer, of view: UIView) {
    watch(layer, "\(type(of: layer)) of \(type(of: view))")
    watch(layer.presentation(), "presentation of \(type(of: view))")
    // The layers of subviews belong to these.
    for sublayer in layer.sublayers ?? [] where !(sublayer.delegate is UIView) { watch(layer: sublayer, of: view) }
  }
}
