import Foundation
import XCTest

/// Mutexes with the types and policies of iOS, as Swinject creates them, in a file that imports only Foundation.
final class MutexTests: XCTestCase {
  func testARecursiveMutexWithAPolicy() {
    var attributes = pthread_mutexattr_t()
    XCTAssertEqual(pthread_mutexattr_init(&attributes), 0)
    XCTAssertEqual(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE), 0)
    XCTAssertEqual(pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)), 0)
    XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP), 0)
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    XCTAssertEqual(pthread_mutex_init(mutex, &attributes), 0)
    XCTAssertEqual(pthread_mutex_lock(mutex), 0)
    XCTAssertEqual(pthread_mutex_trylock(mutex), 0, "the mutex is not recursive")
    XCTAssertEqual(pthread_mutex_unlock(mutex), 0)
    XCTAssertEqual(pthread_mutex_unlock(mutex), 0)
    XCTAssertEqual(pthread_mutex_destroy(mutex), 0)
    mutex.deallocate()
    pthread_mutexattr_destroy(&attributes)
  }

  func testPoliciesThatAreNotAvailable() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    XCTAssertNotEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP), 0)
    XCTAssertNotEqual(pthread_mutexattr_setpolicy_np(&attributes, 77), 0)
    XCTAssertNotEqual(pthread_mutexattr_settype(&attributes, 77), 0)
    pthread_mutexattr_destroy(&attributes)
  }
}
