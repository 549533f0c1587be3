import Foundation

/// An authentication of the user. A desktop has no recognition and no passcode that applications can ask for, so each policy is
/// unavailable, as on an iPhone without a passcode.
open class LAContext: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isInvalid = false

  /// The title of the button for the fallback, or nil for the standard title. An empty string hides the button.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels, or nil for the standard title.
  open var localizedCancelTitle: String?
  /// The reason for the authentication. The default is an empty string.
  open var localizedReason = ""
  /// A Boolean value that determines whether the authentication may show no interface. The default is `false`.
  open var interactionNotAllowed = false
  /// The seconds for which the last recognition is valid. The default is 0.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The way in which the device recognizes the user, which is always `none`.
  open var biometryType: LABiometryType { .none }
  /// The state of the enrolled persons, which is always nil.
  open var evaluatedPolicyDomainState: Data? { nil }

  private func reason(_ policy: LAPolicy) -> LAError {
    if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// Returns whether a policy can be evaluated.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - error: The place for the reason, or nil.
  /// - Returns: `false`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }

  /// Evaluates a policy.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - localizedReason: The reason for the authentication, which the user reads.
  ///   - reply: A closure that is called on another queue, with `false` and the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = reason(policy)
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Evaluates a policy.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - localizedReason: The reason for the authentication, which the user reads.
  /// - Returns: `true` if the user was authenticated.
  /// - Throws: An `LAError`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw reason(policy) }

  /// Ends the context. Later evaluations fail.
  open func invalidate() { lock.withLock { isInvalid = true } }
}
