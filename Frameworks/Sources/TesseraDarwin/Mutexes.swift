import Foundation

/// A policy of mutexes: the threads that wait for one receive it in the order in which they began to wait.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
/// A policy of mutexes: the first thread that asks for a free mutex receives it.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Sets the policy by which a mutex is given to the threads that wait for it.
///
/// - Parameters:
///   - attr: The attributes of mutexes to create.
///   - policy: The policy. Mutexes of Linux always have `PTHREAD_MUTEX_POLICY_FIRSTFIT_NP`.
/// - Returns: 0, `ENOTSUP` for `PTHREAD_MUTEX_POLICY_FAIRSHARE_NP`, or `EINVAL` for a number that is no policy. In case of
///   an error the attributes do not change.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32
{
  switch policy {
  case PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: 0
  case PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: ENOTSUP
  default: EINVAL
  }
}

/// Sets the type of mutexes, such as `PTHREAD_MUTEX_RECURSIVE`, which is an `Int32` on iOS and an `Int` here.
///
/// - Parameters:
///   - attr: The attributes of mutexes to create.
///   - type: The type.
/// - Returns: 0, or `EINVAL` for a number that is no type.
@discardableResult
public func pthread_mutexattr_settype(_ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  Int32(exactly: type).map { pthread_mutexattr_settype(attr, $0) } ?? EINVAL
}
