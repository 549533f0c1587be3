#include "InitDispatch.h"

#include <setjmp.h>
#include <signal.h>
#include <string.h>

// Returns the implementation of a method in the class `metatype`. The arguments are the method's descriptor and the
// descriptor of the class that introduced the method. This function of the Swift runtime supports subclasses,
// overrides, inherited entries and generic classes.
extern void *swift_lookUpClassMethod(const void *metatype, const void *method, const void *description);

#define SWIFT_SYMBOL(name) __asm__(name)

// A method descriptor is the symbol of an allocating initializer (…fC) with the suffix Tq. A class descriptor is the
// symbol of a class with Mn. `nm` lists these symbols in object files. InitializerDispatchTests fails if they no longer
// match.
extern const char view_init_frame SWIFT_SYMBOL("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char view_class SWIFT_SYMBOL("$s5UIKit6UIViewCMn");
extern const char cell_init_style SWIFT_SYMBOL("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern const char cell_class SWIFT_SYMBOL("$s5UIKit15UITableViewCellCMn");
extern const char header_init_reuse SWIFT_SYMBOL("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
extern const char header_class SWIFT_SYMBOL("$s5UIKit023UITableViewHeaderFooterC0CMn");
extern const char controller_init_nib SWIFT_SYMBOL("$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
extern const char controller_class SWIFT_SYMBOL("$s5UIKit16UIViewControllerCMn");
extern const char object_init SWIFT_SYMBOL("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class SWIFT_SYMBOL("$s10Foundation8NSObjectCMn");
extern const char recognizer_init_coder SWIFT_SYMBOL("$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfCTq");
extern const char recognizer_class SWIFT_SYMBOL("$s5UIKit19UIGestureRecognizerCMn");
__attribute__((weak)) extern const char layer_init_layer SWIFT_SYMBOL("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
extern const char layer_class SWIFT_SYMBOL("$s10QuartzCore7CALayerCMn");

// The Swift calling convention passes the four doubles of a rectangle in registers. `self` is passed in the context
// register; for an allocating initializer, it is the metatype.
typedef __attribute__((swiftcall)) void *InitWithFrame(
    double, double, double, double, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *Init(__attribute__((swift_context)) const void *);
// A string is passed as its two words, which the initializer consumes. A small enumeration is passed as the number of
// its case.
typedef __attribute__((swiftcall)) void *InitWithStyle(
    uint8_t, uint64_t, void *, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *InitWithString(
    uint64_t, void *, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *InitWithStringAndObject(
    uint64_t, void *, void *, __attribute__((swift_context)) const void *);
// An `Any` is passed indirectly. Initializers consume their arguments.
typedef __attribute__((swiftcall)) void *InitWithAny(void *, __attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *InitWithObject(void *, __attribute__((swift_context)) const void *);

void *tessera_init_with_frame(const void *metatype, double x, double y, double width, double height) {
  InitWithFrame *init = (InitWithFrame *)swift_lookUpClassMethod(metatype, &view_init_frame, &view_class);
  return init(x, y, width, height, metatype);
}

void *tessera_init(const void *metatype) {
  Init *init = (Init *)swift_lookUpClassMethod(metatype, &object_init, &object_class);
  return init(metatype);
}

void *tessera_init_with_layer(const void *metatype, void *layer) {
  InitWithAny *init = (InitWithAny *)swift_lookUpClassMethod(metatype, &layer_init_layer, &layer_class);
  return init(layer, metatype);
}

void *tessera_init_recognizer_with_coder(const void *metatype, void *coder) {
  InitWithObject *init = (InitWithObject *)swift_lookUpClassMethod(metatype, &recognizer_init_coder, &recognizer_class);
  return init(coder, metatype);
}

void *tessera_init_with_style(const void *metatype, uint8_t style, uint64_t head, void *tail) {
  InitWithStyle *init = (InitWithStyle *)swift_lookUpClassMethod(metatype, &cell_init_style, &cell_class);
  return init(style, head, tail, metatype);
}

void *tessera_init_with_reuse_identifier(const void *metatype, uint64_t head, void *tail) {
  InitWithString *init = (InitWithString *)swift_lookUpClassMethod(metatype, &header_init_reuse, &header_class);
  return init(head, tail, metatype);
}

void *tessera_init_with_nib(const void *metatype, uint64_t head, void *tail, void *bundle) {
  InitWithStringAndObject *init =
      (InitWithStringAndObject *)swift_lookUpClassMethod(metatype, &controller_init_nib, &controller_class);
  return init(head, tail, bundle, metatype);
}

// Calls initializers that the application may not have written. If a class declares only other designated initializers, Swift's
// compiler adds an initializer that traps. The class's metadata does not distinguish such an initializer from one that works. The
// initializer is therefore called, and the handler of the trap's signal ends the call.

static _Thread_local sigjmp_buf *way_out;
static struct sigaction previous_actions[2];
static const int trap_signals[2] = {SIGILL, SIGTRAP};

static void trapped(int number) {
  if (way_out) siglongjmp(*way_out, 1);
  // Another thread trapped. The previous action is restored, and the instruction is executed again.
  sigaction(number, &previous_actions[number == trap_signals[1]], NULL);
}

void *tessera_make_unless_trapping(TesseraMaking make, const void *metatype) {
  struct sigaction action = {.sa_handler = trapped};
  sigemptyset(&action.sa_mask);
  sigjmp_buf buffer;
  void *volatile object = NULL;
  for (int i = 0; i < 2; i++) sigaction(trap_signals[i], &action, &previous_actions[i]);
  if (sigsetjmp(buffer, 1) == 0) {
    way_out = &buffer;
    object = make(metatype);
  }
  way_out = NULL;
  for (int i = 0; i < 2; i++) sigaction(trap_signals[i], &previous_actions[i], NULL);
  return object;
}

void *tessera_view_with_empty_frame(const void *metatype) { return tessera_init_with_frame(metatype, 0, 0, 0, 0); }

// The classes of UIKit for whose subclasses UIKit creates appearance proxies, with their mangled names. The initializer `init(coder:)`
// has the same form in all of these classes. Unlike an allocating initializer, it initializes an existing object.
#define CLASSES(X) \
  X(UIBarButtonItem, "15UIBarButtonItem") \
  X(UIBarItem, "9UIBarItem") \
  X(UIButton, "8UIButton") \
  X(UICalendarView, "14UICalendarView") \
  X(UICollectionReusableView, "24UICollectionReusableView") \
  X(UICollectionView, "16UICollectionView") \
  X(UICollectionViewCell, "20UICollectionViewCell") \
  X(UICollectionViewListCell, "24UICollectionViewListCell") \
  X(UIColorWell, "11UIColorWell") \
  X(UIContentUnavailableView, "24UIContentUnavailableView") \
  X(UIControl, "9UIControl") \
  X(UIDatePicker, "12UIDatePicker") \
  X(UIImageView, "11UIImageView") \
  X(UIInputView, "11UIInputView") \
  X(UILabel, "7UILabel") \
  X(UIListContentView, "17UIListContentView") \
  X(UINavigationBar, "15UINavigationBar") \
  X(UIPageControl, "13UIPageControl") \
  X(UIPickerView, "12UIPickerView") \
  X(UIProgressView, "14UIProgressView") \
  X(UIRefreshControl, "16UIRefreshControl") \
  X(UIScrollView, "12UIScrollView") \
  X(UISearchBar, "11UISearchBar") \
  X(UISearchTextField, "17UISearchTextField") \
  X(UISegmentedControl, "18UISegmentedControl") \
  X(UISlider, "8UISlider") \
  X(UIStepper, "9UIStepper") \
  X(UISwitch, "8UISwitch") \
  X(UITabBar, "8UITabBar") \
  X(UITabBarItem, "12UITabBarItem") \
  X(UITableView, "11UITableView") \
  X(UITableViewCell, "15UITableViewCell") \
  X(UITableViewHeaderFooterView, "023UITableViewHeaderFooterC0") \
  X(UITextField, "11UITextField") \
  X(UITextView, "10UITextView") \
  X(UIToolbar, "9UIToolbar") \
  X(UIView, "6UIView") \
  X(UIVisualEffectView, "18UIVisualEffectView") \
  X(UIWindow, "8UIWindow")

#define DECLARE(name, mangled) \
  extern const char name##_class SWIFT_SYMBOL("$s5UIKit" mangled "CMn"); \
  extern __attribute__((swiftcall)) void *name##_init( \
      void *, __attribute__((swift_context)) void *) SWIFT_SYMBOL( \
      "$s5UIKit" mangled "C5coderACSg10Foundation7NSCoderC_tcfc");
CLASSES(DECLARE)

typedef __attribute__((swiftcall)) void *InitWithCoder(void *, __attribute__((swift_context)) void *);

// The beginning of a class object (`ClassMetadata` in the Swift runtime's `include/swift/ABI/Metadata.h`).
struct ClassObject {
  uintptr_t kind;
  const struct ClassObject *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t instance_align_mask, reserved;
  uint32_t class_size, class_address_point;
  const void *description;
};

extern void *swift_allocObject(const void *metadata, size_t size, size_t align_mask);

void *tessera_make_without_subclass_initializers(const void *metatype, void *coder) {
  static const struct {
    const char *description;
    InitWithCoder *init;
  } classes[] = {
#define ENTRY(name, mangled) {&name##_class, name##_init},
      CLASSES(ENTRY)};
  const struct ClassObject *made = metatype;
  for (const struct ClassObject *type = made; type; type = type->superclass) {
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
      if (type->description != classes[i].description) continue;
      char *object = swift_allocObject(made, made->instance_size, made->instance_align_mask);
      const size_t header = 2 * sizeof(void *);
      memset(object + header, 0, made->instance_size - header);
      return classes[i].init(coder, object);
    }
  }
  return NULL;
}
