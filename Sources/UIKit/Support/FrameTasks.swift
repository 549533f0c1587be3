import Foundation
import QuartzCore

/// Work that goes on from frame to frame: a scroll that runs out, an indicator that fades. The frame loop runs every task
/// before layout, and makes frames as long as there is one.
@MainActor package final class FrameTasks {
  private static var own: FrameTasks { ApplicationContext.current.frameTasks }
  private var addHandler: (() -> Void)?
  private var tasks: [Task] = []

  private final class Task {
    weak var owner: AnyObject?
    let key: String
    let step: (TimeInterval) -> Bool
    init(_ owner: AnyObject, _ key: String, _ step: @escaping (TimeInterval) -> Bool) {
      self.owner = owner
      self.key = key
      self.step = step
    }
  }

  /// Told when a task was added: a frame is needed.
  package static var onAdd: (() -> Void)? {
    get { own.addHandler }
    set { own.addHandler = newValue }
  }

  package static var isEmpty: Bool { own.tasks.isEmpty }

  /// Who is at it, for messages.
  package static var summary: String {
    own.tasks.map { task in "\(task.owner.map { "\(type(of: $0))" } ?? "nobody") (\(task.key))" }.joined(
      separator: ", ")
  }

  /// Runs `step` with the frame's time every frame, until it answers false or `owner` is gone. One task for each owner
  /// and key: a new one takes the old one's place.
  package static func add(_ owner: AnyObject, _ key: String, step: @escaping (TimeInterval) -> Bool) {
    remove(owner, key)
    own.tasks.append(Task(owner, key, step))
    if let onAdd { onAdd() } else { RenderLoop.requestFrame() }
  }

  package static func remove(_ owner: AnyObject, _ key: String) {
    own.tasks.removeAll { $0.owner === owner && $0.key == key }
  }

  package static func contains(_ owner: AnyObject, _ key: String) -> Bool {
    own.tasks.contains { $0.owner === owner && $0.key == key }
  }

  /// One frame. A task that a step adds waits for the next frame; one that a step removes does not run any more.
  package static func step(at time: TimeInterval) {
    for task in own.tasks where own.tasks.contains(where: { $0 === task }) {
      if task.owner == nil || !task.step(time) { own.tasks.removeAll { $0 === task } }
    }
  }
}
