import Foundation
import QuartzCore

/// Work that is repeated in each frame, such as the deceleration of a scroll view or the fading of an indicator. The
/// frame loop runs every task before layout, and makes frames while there are tasks.
@MainActor package final class FrameTasks {
  private static var own: FrameTasks { ApplicationContext.object(.frameTasks, FrameTasks()) }
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

  /// Called when a task was added, because a frame is needed.
  package static var onAdd: (() -> Void)? {
    get { own.addHandler }
    set { own.addHandler = newValue }
  }

  package static var isEmpty: Bool { own.tasks.isEmpty }

  /// The owners and keys of the tasks, for messages.
  package static var summary: String {
    own.tasks.map { task in "\(task.owner.map { "\(type(of: $0))" } ?? "deallocated owner") (\(task.key))" }.joined(
      separator: ", ")
  }

  /// Calls `step` with the frame's time in each frame, until it returns false or `owner` is deallocated. An owner has
  /// one task for each key: a new one replaces the old one.
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

  /// Runs the tasks for a frame. A task that a step adds runs in the next frame, and a task that a step removes is not
  /// run any more.
  package static func step(at time: TimeInterval) {
    for task in own.tasks where own.tasks.contains(where: { $0 === task }) {
      if task.owner == nil || !task.step(time) { own.tasks.removeAll { $0 === task } }
    }
  }
}
