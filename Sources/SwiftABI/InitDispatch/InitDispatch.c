#include "InitDispatch.h"

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
extern const char object_init SWIFT_SYMBOL("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class SWIFT_SYMBOL("$s10Foundation8NSObjectCMn");
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
// An `Any` is passed indirectly. Initializers consume their arguments.
typedef __attribute__((swiftcall)) void *InitWithAny(void *, __attribute__((swift_context)) const void *);

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

void *tessera_init_with_style(const void *metatype, uint8_t style, uint64_t head, void *tail) {
  InitWithStyle *init = (InitWithStyle *)swift_lookUpClassMethod(metatype, &cell_init_style, &cell_class);
  return init(style, head, tail, metatype);
}

void *tessera_init_with_reuse_identifier(const void *metatype, uint64_t head, void *tail) {
  InitWithString *init = (InitWithString *)swift_lookUpClassMethod(metatype, &header_init_reuse, &header_class);
  return init(head, tail, metatype);
}
